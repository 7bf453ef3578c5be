// The name of a device is offered, but never written into what somebody is writing.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import SeatLink from '../src/screens/SeatLink.svelte';

afterEach(() => vi.restoreAllMocks());

async function shown(touch: boolean): Promise<HTMLInputElement> {
  let tell: (me: { name: string }) => void = () => undefined;
  vi.spyOn(api, 'me').mockReturnValue(new Promise((done) => (tell = done as typeof tell)) as ReturnType<typeof api.me>);
  render(SeatLink, { token: 'T' });
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  if (touch) await fireEvent.focus(field);
  tell({ name: 'Cinder 30' });
  await vi.waitFor(() => expect(field.placeholder).toBe('Cinder 30'));
  return field;
}

it('stands in a field that nobody touched', async () => {
  expect((await shown(false)).value).toBe('Cinder 30');
});

it('stays out of a field that somebody is in', async () => {
  expect((await shown(true)).value).toBe('');
});
