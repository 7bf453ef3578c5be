// One component per kind of decision; the kinds are closed.
import type { Component } from 'svelte';
import Amount from './Amount.svelte';
import Assign from './Assign.svelte';
import Choose from './Choose.svelte';
import Confirm from './Confirm.svelte';
import Distribute from './Distribute.svelte';
import Offer from './Offer.svelte';
import Order from './Order.svelte';
import Path from './Path.svelte';
import Pay from './Pay.svelte';
import Place from './Place.svelte';
import React from './React.svelte';
import Select from './Select.svelte';
import Story from './Story.svelte';

export interface KindProps {
  placeName: (key: string) => string;
  holds: (key: string) => string[]; // the cards that lie at a place already
}

export const KINDS: Record<string, Component<KindProps>> = {
  choose: Choose,
  select: Select,
  order: Order,
  amount: Amount,
  distribute: Distribute,
  assign: Assign,
  path: Path,
  place: Place,
  pay: Pay,
  offer: Offer,
  confirm: Confirm,
  story: Story,
  react: React,
} as unknown as Record<string, Component<KindProps>>;
