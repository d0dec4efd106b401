import { plain, squeeze } from '@grantwright/analyst';
import { findMoney } from '../../../../text/money.ts';
import type { Guidelines } from '../../guidelines.ts';
import { isName } from './generic.ts';
import { isHeadline } from './headline.ts';
import { isPaperOfBody } from './paper-of-body.ts';
import { tidyProgramme } from './tidy-programme.ts';

const nameLabel =
  /^(?:(?:funding |federal |grant )?(?:opportunity|program(?:me)?|grant|award|competition|solicitation|rfp|call|project|fund|scheme|initiative|nofo) (?:name|title)|title(?: of (?:the )?(?:rfp|solicitation|program|opportunity|call))?|name of (?:the )?(?:program(?:me)?|grant|fund|award)|(?:grant )?program(?:me)?|call title|topic title|rfp title|project title|announcement title|funding opportunity)$/i;
const numberLabel =
  /^(?:(?:funding |federal )?(?:opportunity|announcement|solicitation|rfp|rfa|rfq|nofo|nofa|foa|bid|call|notice|program announcement|tender|reference|grant)(?: announcement| identifier| opportunity)? ?(?:number|no\.?|#|id|identifier|reference|ref\.?|code)?(?: \([A-Z]+\))?(?: number)?|(?:call|topic) (?:identifier|id))$/i;
const number =
  /\b(?:RFP|RFA|RFQ|PAR?(?=-)|PAS|NOT|HRSA|NSF|DE-FOA|FOA|BAA|NOFO|NOFA|CDC-RFA|SM|TI|USDA|EPA|ED-GRANTS|HHS|O-[A-Z]+|NEH|NEA|IMLS|HORIZON|ERASMUS|LIFE|CERV|FR)[- ]?(?:#\s?)?[A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*\b/;

/** "Title: Proposal titles should begin with the track" tells an applicant how to call a proposal. */
const tellsApplicant =
  /\b(?:should|must|shall|may not|please|your|proposal titles?|project titles?)\b|\b(?:include|enter|provide|begin|choose|limit(?:ed)?) (?:\w+ ){0,3}(?:title|words|characters)\b/i;
const isFieldName = (value: string): boolean =>
  !isHeadline(value) && !tellsApplicant.test(value) && isName(tidyProgramme(value));

/** "Program Title:" over two lines: the programme, and the part of it that this call is for. */
const underTitle = ({ chapters, reading }: Guidelines): string | undefined => {
  const chapter = chapters.find(
    ({ title }) => /:$/.test(title.trim()) && nameLabel.test(title.trim().slice(0, -1)),
  );
  if (!chapter) return undefined;
  const lines = reading.blocks
    .slice(chapter.block + 1, chapter.end)
    .map((block) => (block.type === 'paragraph' ? squeeze(plain(block.text)) : ''));
  const [first = '', second = ''] = lines;
  const whole = lines.length === 2 && second !== '' && !/\.$/.test(second);
  return whole && first.length + second.length <= 200 && isName(tidyProgramme(first))
    ? `${tidyProgramme(first)}: ${second}`
    : undefined;
};

const cover = 12;
/** "Rural Bridges" over "Program": on a cover the word ends the title above it, and is no label of what follows. */
const endsTitle = ({ reading: { blocks } }: Guidelines, label: string, block: number): boolean =>
  [block, block - 1].some((at) => {
    const [above, one] = [blocks[at - 1], blocks[at]];
    return (
      at > 0 &&
      at < cover &&
      one !== undefined &&
      one.type !== 'table' &&
      squeeze(plain(one.text)) === label &&
      above !== undefined &&
      above.type === one.type &&
      /^\p{Lu}/u.test(above.text) &&
      !/[.:;!?]$/.test(above.text.trim())
    );
  });

/** The name in a field of its own: "Program Title: …", in a line, a table or a list of one. */
export const labelledProgramme = (guidelines: Guidelines): string | undefined => {
  const { statements } = guidelines;
  const field =
    underTitle(guidelines) ??
    statements.find(
      ({ label, value, block, aside }) =>
        // "Grant Title: …" of a proposal that is shown as an example is what an applicant asked for.
        aside !== 'example' &&
        label &&
        value &&
        nameLabel.test(label) &&
        isFieldName(value) &&
        !isPaperOfBody(value) &&
        !endsTitle(guidelines, label, block),
    )?.value ??
    statements.find(
      ({ lead, text }) =>
        /^program(?:me)? (?:title|name):?$/i.test(lead ?? '') && isName(tidyProgramme(text)),
    )?.text;
  return field === undefined ? undefined : tidyProgramme(field);
};

/** Whose paper it is, in the field of a name: worth something where nothing else is called by a name. */
export const labelledPaper = ({ statements }: Guidelines): string | undefined =>
  statements.find(
    ({ label, value }) => label && value && nameLabel.test(label) && isPaperOfBody(value),
  )?.value;

/** The number of the notice, from its field or as it stands at the head. */
export const noticeNumber = ({ statements, reading }: Guidelines): string | undefined => {
  const numbered = statements.find(
    ({ label, value }) =>
      label &&
      value &&
      numberLabel.test(label) &&
      /\d/.test(value) &&
      value.length <= 60 &&
      !/\bOMB\b/.test(value) &&
      findMoney(value).length === 0 &&
      !/^X+[-X]*$|^\[/i.test(value),
  );
  // "AB-27-04 · Published 1 December 2027": what stands behind a mark is told of the paper.
  const field = numbered?.value?.split(/\s+[·|•;]\s+/)[0];
  const head = reading.blocks
    .slice(0, 40)
    .map((block) => (block.type === 'table' ? '' : plain(block.text)))
    .join('\n');
  return field?.replace(/[.;]$/, '') ?? number.exec(`${reading.title ?? ''}\n${head}`)?.[0];
};
