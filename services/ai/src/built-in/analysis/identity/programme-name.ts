import { plain, squeeze } from '../../../text/normalize.ts';
import type { Guidelines } from '../guidelines.ts';

const nameLabel =
  /^(?:(?:funding |federal |grant )?(?:opportunity|program(?:me)?|grant|award|competition|solicitation|rfp|call|project|fund|scheme|initiative|nofo) (?:name|title)|title(?: of (?:the )?(?:rfp|solicitation|program|opportunity|call))?|name of (?:the )?(?:program(?:me)?|grant|fund|award)|(?:grant )?program(?:me)?|call title|topic title|rfp title|project title|announcement title|funding opportunity)$/i;
const numberLabel =
  /^(?:(?:funding |federal )?(?:opportunity|announcement|solicitation|rfp|rfa|rfq|nofo|nofa|foa|bid|call|notice|program announcement|tender|reference|grant)(?: announcement| identifier| opportunity)? ?(?:number|no\.?|#|id|identifier|reference|ref\.?|code)?(?: \([A-Z]+\))?(?: number)?|(?:call|topic) (?:identifier|id))$/i;
const number =
  /\b(?:RFP|RFA|RFQ|PAR?|PAS|NOT|HRSA|NSF|DE-FOA|FOA|BAA|NOFO|NOFA|CDC-RFA|SM|TI|USDA|EPA|ED-GRANTS|HHS|O-[A-Z]+|NEH|NEA|IMLS|HORIZON|ERASMUS|LIFE|CERV|FR)[- ]?(?:#\s?)?[A-Z0-9][A-Z0-9-]*\d[A-Z0-9-]*\b/;
const generic =
  /^(?:(?:grant|funding|application|program|proposal|submission|general)\s*)*(?:guidelines?|instructions?|information|requirements?|overview|home|faqs?|frequently asked questions|how to apply|apply|request for (?:proposals?|applications?)(?: \(?rf[pa]\)?)?|rf[pa]s?|notice of funding opportunity(?: \(?nofo\)?)?|funding opportunit(?:y|ies)|call for (?:proposals?|applications?)|grants?|grant program|applications?|untitled|document\d*|table of contents|basic information|the key facts|key (?:facts|information|dates)|summary|introduction|step 1: review the opportunity|before you begin|overview information|part \d.*|section [\dI].*|cover page|my awesome nofo|new|welcome)$/i;
const programmeWord =
  /\b(?:program(?:me)?|grants?|fund|initiative|awards?|fellowships?|scheme|challenge|prize|competition|project|opportunit(?:y|ies)|support|partnership|call|residenc(?:y|ies)|scholarships?|studies|research)\b/i;

const tidy = (raw: string): string =>
  squeeze(plain(raw))
    .replace(/\s*[|»·]\s.*$/, '')
    .replace(/^(?:RF[PAQ]|NOFO|FOA|PAR?)[-\w]*\d[-\w]*\s*:\s*/i, '')
    .replace(
      /^(?:request for (?:proposals?|applications?)|call for (?:proposals?|applications?)|notice of funding (?:opportunity|availability))(?: \(?(?:rf[pa]|nof[oa])\)?)?(?: (?:no\.?|number|#)\s*[\w-]+)?\s*(?::|-|for(?: the)?)\s*/i,
      '',
    )
    .replace(
      /\s*[-:,]?\s*(?:(?:application |grant |program |funding |submission )*(?:guidelines?|instructions)(?: (?:and|&) (?:application|instructions|requirements))?|frequently asked questions|faqs?|how to apply)\s*$/i,
      '',
    )
    .replace(
      /^(?:the )?(?:guidelines|application guidelines|faq|frequently asked questions) (?:for|about)(?: the)?\s+/i,
      '',
    )
    .replace(/[.,;:\s-]+$/, '')
    .replace(/^["']|["']$/g, '');

const isName = (name: string): boolean =>
  name.length >= 4 &&
  name.length <= 220 &&
  !generic.test(name) &&
  !/[.?!]\s+[A-Z].*[.?!]$/.test(name) &&
  !/^\[.*\]$/.test(name);

const named =
  /\b(?:the|our|for|to)\s+((?:[\p{Lu}\d][\p{L}\d&'.-]*|of|for|and|the|in|to|&|-)(?:\s+(?:[\p{Lu}\d(][\p{L}\d&'.()-]*|of|for|and|the|in|to|&|-)){1,10}\s+(?:Program(?:me)?|Grants?(?: Program)?|Fund|Initiative|Awards?|Fellowships?|Challenge|Prize|Competition|Scheme))\b/u;

/** The programme as a person would write it, with its number where it has one; empty when nothing names it. */
export const programmeName = (guidelines: Guidelines): string => {
  const { statements, reading, text } = guidelines;
  const labelled = statements.find(
    ({ label, value }) => label && value && nameLabel.test(label) && isName(tidy(value)),
  );
  const numbered = statements.find(
    ({ label, value }) =>
      label &&
      value &&
      numberLabel.test(label) &&
      /\d/.test(value) &&
      value.length <= 60 &&
      !/^X+[-X]*$|^\[/i.test(value),
  );
  const head = reading.blocks
    .slice(0, 40)
    .map((block) => (block.type === 'table' ? '' : plain(block.text)))
    .join('\n');
  const code =
    numbered?.value?.replace(/[.;]$/, '') ?? number.exec(`${reading.title ?? ''}\n${head}`)?.[0];
  const name = labelled?.value
    ? tidy(labelled.value)
    : (fromTitle(guidelines) ?? fromSentence(text));
  if (!name) return code ?? '';
  return code && !name.includes(code) ? `${name}, ${code}`.slice(0, 300) : name.slice(0, 300);
};

const fromTitle = ({ reading }: Guidelines): string | undefined => {
  const headings = reading.blocks
    .slice(0, 30)
    .flatMap((block) => (block.type === 'heading' && block.level <= 2 ? [block.text] : []))
    .slice(0, 4);
  const openers = reading.blocks
    .slice(0, 6)
    .flatMap((block) =>
      block.type === 'paragraph' && block.text.length <= 120 && !/[.:;]$/.test(block.text)
        ? [block.text]
        : [],
    );
  const candidates = [
    ...headings.slice(0, 2),
    reading.title ?? '',
    ...openers,
    ...headings.slice(2),
  ]
    .map(tidy)
    .filter(isName);
  return (
    candidates.find((candidate) => programmeWord.test(candidate)) ??
    candidates.find((candidate) => candidate === tidy(reading.title ?? '')) ??
    undefined
  );
};

/** "…applications for the Community Arts Grants Program": the name most often said. */
const fromSentence = (text: string): string | undefined => {
  const counts = new Map<string, number>();
  for (const match of text.slice(0, 20_000).matchAll(new RegExp(named, 'gu'))) {
    const name = tidy(match[1] ?? '');
    if (isName(name) && !/^(?:Grant|Grants|The|This|Grant Program|Award)$/i.test(name))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
};
