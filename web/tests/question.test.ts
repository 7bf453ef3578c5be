import { expect, it } from 'vitest';
import { questionOf } from '../src/table/prompt/question';

it.each([
  ['Take juice or spark?', 'Take juice or spark?', ''],
  ['You bid 2 in the shop. Take a card?', 'You bid 2 in the shop. Take a card?', ''],
  ['You lost this fight. Abandon any of these units? They leave the game.', 'You lost this fight. Abandon any of these units?', 'They leave the game.'],
  ['Plan your route. It is final once you set out.', 'Plan your route.', 'It is final once you set out.'],
  ['You are the Waster. Old Rivet is on Highway (14), the last hex. Play a card?', 'You are the Waster.', 'Old Rivet is on Highway (14), the last hex. Play a card?'],
  ['Make Bo an offer? (3 left)', 'Make Bo an offer? (3 left)', ''],
  ['Bid 1 of 3: mark up to 4 targets', 'Bid 1 of 3: mark up to 4 targets', ''],
])('%s', (text, question, help) => {
  expect(questionOf(text)).toEqual({ question, help });
});
