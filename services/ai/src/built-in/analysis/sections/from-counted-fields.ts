import type { Block } from '@grantwright/shared/contract';
import { plain, squeeze } from '@grantwright/analyst';
import { titleOfBox } from '../form-box.ts';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { headingAbove } from '../heading-above.ts';
import type { SectionCandidate } from './candidate.ts';
import { counterLine } from './counter-line.ts';
import { isIdentity } from './paper.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

/** One counter proves a form; limits on lines of their own do so only together. */
const leastCounters = 2;
const leastLimits = 3;
const longestLabel = 600;

type Said = Exclude<Block, { type: 'table' }>;
type Field = { label: Said; block: number; end: number; help: string[]; counts: boolean } & Pick<
  SectionCandidate,
  'limit'
>;

const isSaid = (block: Block | undefined): block is Said =>
  block !== undefined && block.type !== 'table' && counterLine(block.text) === undefined;
const isSentence = (text: string): boolean => /[.!]$/.test(text.trim());
/** "Question" over "Word limit: 500" titles what the heading above asks. */
const isLabel = (text: string): boolean =>
  text.length <= longestLabel &&
  !/:$|^(?:questions?|answers?|(?:your )?response|text|limits?)$/i.test(text.trim());

/** "You may also mention prizes": more to what the heading over it asks. */
const addsTo =
  /^(?:you (?:may|can|could) (?:also|for example|wish to|want to)|also,? |for (?:example|instance)\b|please (?:note|also)\b|note that\b|e\.g\.)/i;

/** What asks is what the counter stands under, or, over a line of help, the label above that. */
const labelAt = (blocks: Block[], counter: number): number | undefined => {
  const [above, over] = [blocks[counter - 1], blocks[counter - 2]];
  if (!isSaid(above)) return undefined;
  const isHelp = isSentence(above.text) && !/\?/.test(above.text);
  if (isHelp && isSaid(over) && over.type === 'heading' && addsTo.test(above.text.trim()))
    return counter - 2;
  return isHelp && isSaid(over) && over.type !== 'heading' && !isSentence(over.text)
    ? counter - 2
    : counter - 1;
};

const fieldsOf = (blocks: Block[]): Field[] =>
  blocks.flatMap((block, counter): Field[] => {
    const counted = block.type === 'table' ? undefined : counterLine(block.text);
    const at = counted ? labelAt(blocks, counter) : undefined;
    const label = at === undefined ? undefined : blocks[at];
    if (!counted || at === undefined || !isSaid(label) || !isLabel(label.text)) return [];
    const after = blocks[counter + 1];
    // What is said right under a counter helps with its field, unless it is the next one's label.
    const helps =
      isSaid(after) &&
      after.type === 'paragraph' &&
      isSentence(after.text) &&
      !(blocks[counter + 2] && !isSaid(blocks[counter + 2]));
    const between = at === counter - 2 ? [blocks[counter - 1]] : [];
    const help = [...between, ...(helps ? [after] : [])].flatMap((said) =>
      isSaid(said) ? [squeeze(plain(said.text))] : [],
    );
    const end = counter + (helps ? 2 : 1);
    return [{ label, block: at, end, help, counts: counted.counts, limit: counted.limit }];
  });

/** The fields of a form that counts what is typed into them, one a section, named as they are asked. */
export const sectionsFromCountedFields = (guidelines: Guidelines): SectionCandidate[] => {
  const fields = fieldsOf(guidelines.reading.blocks).filter(({ block }) => {
    const aside = statementAt(guidelines.statements, block)?.aside;
    return !aside || aside === 'background';
  });
  const headingOf = ({ block }: Field): number => headingAbove(guidelines.reading.blocks, block);
  const underHeading = new Map<number, number>();
  for (const field of fields)
    underHeading.set(headingOf(field), (underHeading.get(headingOf(field)) ?? 0) + 1);
  // Alone under its heading, a line with a limit tells about the heading.
  const typed = fields.filter(
    (field) =>
      field.counts ||
      (field.label.type !== 'heading' && (underHeading.get(headingOf(field)) ?? 0) > 1),
  );
  if (typed.filter(({ counts }) => counts).length < leastCounters && typed.length < leastLimits)
    return [];
  return typed.flatMap(({ label, block, end, help, limit }): SectionCandidate[] => {
    const text = squeeze(plain(label.text)).replace(/\s*\*+$/, '');
    if (isIdentity(text)) return [];
    const { name, rest } = titleOfBox(text);
    const said = [...rest.split(/(?<=[.?!])\s+(?=\p{Lu})/u).filter(Boolean), ...help];
    const asked = [...(isPrompt({ text: name }) ? [name] : []), ...said];
    return [
      {
        name: sectionName(name),
        block,
        end,
        quote: label.text,
        ...(label.page ? { page: label.page } : {}),
        told: said.filter((sentence) => !isPrompt({ text: sentence })),
        prompts: asked.filter((sentence) => isPrompt({ text: sentence })).flatMap(splitPrompt),
        ...(limit ? { limit } : {}),
        required: !/\boptional\b|\bif necessary\b/i.test([text, ...help].join(' ')),
        from: 'question',
      },
    ];
  });
};
