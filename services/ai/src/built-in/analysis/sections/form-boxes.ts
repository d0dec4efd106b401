import { plain, squeeze } from '@grantwright/analyst';
import { grouped } from '../grouped.ts';
import type { Guidelines } from '../guidelines.ts';
import { isTypicalSection } from './typical.ts';
import { formBoxOf, titleOfBox } from '../form-box.ts';

/** A box of an application form, where it stands and what it is called. */
export type PlacedBox = {
  name: string;
  rest: string;
  text: string;
  quote: string;
  block: number;
  page?: number;
  path: string[];
  place: string;
};

/** Fewer than these that happen to stand together are no form. */
const leastOfForm = 3;

const candidates = ({ reading, statements }: Guidelines): PlacedBox[] => {
  const first = new Map<number, (typeof statements)[number]>();
  for (const statement of statements)
    if (!first.has(statement.block)) first.set(statement.block, statement);
  return reading.blocks.flatMap((block, index) => {
    const known = first.get(index);
    if (block.type === 'heading' || (known?.aside && known.aside !== 'background')) return [];
    const texts =
      block.type === 'table'
        ? block.rows.flatMap((row) => {
            const filled = row.filter((cell) => cell.trim() !== '');
            return filled.length === 1 ? filled : [];
          })
        : [block.text];
    return texts.flatMap((quote) => {
      const text = squeeze(plain(quote));
      const box = formBoxOf(text);
      if (!box) return [];
      const { name, rest } = titleOfBox(box.asks);
      const place = block.type === 'table' ? '' : (known?.path ?? []).join(' › ');
      return [
        {
          name: squeeze(name),
          rest,
          text,
          quote: quote.trim(),
          block: index,
          ...(block.page ? { page: block.page } : {}),
          path: known?.path ?? [],
          place,
        },
      ];
    });
  });
};

/** Under "Section 2: Project Overview" the heading is the section, and the boxes are its questions. */
const isUnderSection = ([first]: PlacedBox[]): boolean => {
  const title = first?.path.at(-1) ?? '';
  return (
    isTypicalSection(title) &&
    !/\b(?:narrative|questions?|form|application|proposal|request)\b/i.test(title)
  );
};

/** The boxes of a form, each with a limit on its answer, by the place where they stand together. */
export const formBoxes = (guidelines: Guidelines): PlacedBox[][] => {
  const groups = grouped(candidates(guidelines), ({ place }) => place);
  const forms = [...groups.values()].filter(
    (group) => group.length >= leastOfForm && !isUnderSection(group),
  );
  // Beside a whole form, a single box in a table of another part belongs to it.
  const loose = forms.length > 0 ? (groups.get('') ?? []) : [];
  return loose.length > 0 && loose.length < leastOfForm ? [...forms, loose] : forms;
};
