import { describe, expect, it } from 'vitest';
import { go, match, route } from '../src/lib/router.svelte';

describe('match', () => {
  it.each([
    ['/', 'home', {}],
    ['/new', 'new', {}],
    ['/new/wftw', 'new', { title: 'wftw' }],
    ['/j/abc', 'seat', { token: 'abc' }],
    ['/t/ABCD', 'table', { code: 'ABCD' }],
    ['/t/ABCD/at/12', 'at', { code: 'ABCD', n: '12' }],
    ['/t/ABCD/report', 'report', { code: 'ABCD' }],
    ['/rules/wftw/wftw.bid.03', 'rules', { title: 'wftw', clause: 'wftw.bid.03' }],
    ['/learn/wftw', 'learn', { title: 'wftw' }],
    ['/learn', 'learn', {}],
    ['/rules', 'rules', {}],
    ['/cards', 'cards', {}],
  ])('%s is the screen %s', (path, name, params) => {
    expect(match(path)).toEqual({ name, params });
  });

  it('calls unknown paths lost', () => {
    expect(match('/t').name).toBe('lost');
    expect(match('/t/A/at/1/more').name).toBe('lost');
  });

  it('decodes what stands in a path', () => {
    expect(match('/t/a%20b').params).toEqual({ code: 'a b' });
  });
});

describe('go', () => {
  it('changes the path and the screen without loading the page', () => {
    window.scrollTo = () => undefined;
    go('/rules/wftw');
    expect(location.pathname).toBe('/rules/wftw');
    expect(route.name).toBe('rules');
    expect(route.params).toEqual({ title: 'wftw' });
  });
});
