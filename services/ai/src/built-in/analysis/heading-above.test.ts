import type { Block } from '@grantwright/shared/contract';
import { expect, it } from 'vitest';
import { headingAbove } from './heading-above.ts';

const line = (text: string): Block => ({ type: 'paragraph', text });
const title = (text: string): Block => ({ type: 'heading', level: 2, text });

it('knows the nearest heading above a block, and none above the first', () => {
  const blocks = [line('To whom'), title('Need'), line('Who'), title('Budget'), line('How much')];
  expect(blocks.map((_, at) => headingAbove(blocks, at))).toEqual([-1, -1, 1, 1, 3]);
});
