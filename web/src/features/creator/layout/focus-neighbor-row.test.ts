import { expect, it } from 'vitest';
import { focusNeighborRow } from './focus-neighbor-row.ts';

const hidden = 'style="display: none"';
const rows = (...names: string[]) => {
  document.body.innerHTML = `<ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`;
  return [...document.querySelectorAll('li')];
};

it('focuses the last button of the next row, or of the previous row if there is no next one', () => {
  const [first, second] = rows(
    '<button>Edit: Need</button><button>Leave out: Need</button>',
    '<button>Edit: Budget</button><button>Leave out: Budget</button>',
  );
  for (const [from, to] of [
    [first, second],
    [second, first],
  ]) {
    const button = from?.querySelector('button');
    expect(button && focusNeighborRow(button)).toBe(true);
    expect(document.activeElement).toBe(to?.lastElementChild);
  }
});

it('skips hidden buttons', () => {
  const [row, next] = rows(
    '<button>Leave out: Need</button>',
    `<button>Edit: Budget</button><button ${hidden}>Leave out: Budget</button>`,
  );
  const button = row?.querySelector('button');
  expect(button && focusNeighborRow(button)).toBe(true);
  expect(document.activeElement).toBe(next?.firstElementChild);
});

it('returns false if the neighbor has no visible button', () => {
  const [row] = rows('<button>Leave out</button>', `<button ${hidden}>Leave out</button>`);
  const button = row?.querySelector('button');
  expect(button && focusNeighborRow(button)).toBe(false);
});
