// How each kind of decision is answered; the kinds are closed.
import type { Component } from 'svelte';
import Amount from './Amount.svelte';
import Assign from './Assign.svelte';
import Choose from './Choose.svelte';
import React from './React.svelte';
import Select from './Select.svelte';
import Steps from './Steps.svelte';
import Story from './Story.svelte';

export interface KindProps {
  placeName: (key: string) => string;
  brief: (key: string) => string; // the place in two or three words
  short: (key: string) => string; // an answer in two or three words, or nothing
  holds: (key: string) => string[]; // the cards that lie at a place already
}

/** A component, and what it is told besides what all are told. */
export interface Kind {
  component: Component<KindProps>;
  props: Record<string, unknown>;
}

const one = (component: unknown, props: Kind['props'] = {}): Kind => ({ component: component as Component<KindProps>, props });
const steps = (kind: string): Kind => one(Steps, { kind });

export const KINDS: Record<string, Kind> = {
  choose: one(Choose),
  select: one(Select),
  order: steps('order'),
  amount: one(Amount),
  distribute: steps('distribute'),
  assign: one(Assign),
  path: steps('path'),
  place: one(Choose),
  pay: one(Select),
  offer: steps('offer'),
  confirm: one(Choose, { big: true }),
  story: one(Story),
  react: one(React),
};
