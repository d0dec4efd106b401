import { capitalize, contentWords, squeeze } from '@grantwright/analyst';
import { container } from './from-headings.ts';
import { nameOfOrder } from './name-of-order.ts';
import { plainQuestionAtHead } from './question-at-head.ts';
import { isSectionName, sectionName, titleOfPhrase } from './section-name.ts';

/** "If applicable, provide a letter of agreement …": what is to be handed in, without when and how. */
const bareItem = (text: string): string =>
  text.replace(
    /^(?:(?:if|where|when|as) (?:applicable|appropriate|relevant|available|necessary|needed|possible|requested),? )?(?:(?:please )?(?:also )?(?:provide|include|attach|submit|enclose|upload|send)(?: us)? (?:(?:an?|the|your|one) )?(?=\p{L}))/iu,
    '',
  );

/** The first sentence, without its full stop. */
const firstOf = (text: string): string => text.split(/\.(?=\s+\p{Lu})/u)[0] ?? text;

/** "For students requesting the maximum award: Official invitation": whose paper it is, before its name. */
const whose =
  /^(for (?!(?:more|further|additional|information|questions?|details|example|instance|help)\b)[^:.]{8,90}|if [^:.]{8,90}):\s+(?=\p{Lu})/iu;

/** "Section B. Work plan", "Attachment 2: Letter of commitment": the letter or the number counts, and names nothing. */
export const counted =
  /^(?:section|part|attachment|appendix|annex|exhibit|enclosure|tab|component|item) (?:\d{1,2}|[A-Z]|[IVX]{1,4})\s*(?:[.:)]|\s-{1,2})\s+(?=["']?\p{Lu}\p{L}+)/iu;

/** What a funder asks in a question is called by all of it: "What is your name, and whom do you work with?" */
const mostWordsOfQuestion = 22;

/** "How will this proposal, if granted, benefit us?", "How have you worked with us before?": cut, they ask nothing. */
const loses =
  /^(?:how|why|what|when|where) (?:will|would|have|has|do|does|did|can|could) [^,?:(]{3,40}(?:, (?:if|when|once|where)\b[^?]*\?| with [^?]*\?)/i;

/** "Need Statement (2 pages): Describe …", "Budget - a line-item …", "Project summary": the name before the rest. */
export const nameAndRest = (
  given: string,
  plainly = false,
): { name: string; rest: string } | undefined => {
  const said = given.replace(counted, '');
  const [head = '', whom = ''] = whose.exec(said) ?? [];
  if (whom) {
    const own = nameAndRest(said.slice(head.length), plainly);
    return own && { name: own.name, rest: `${whom}. ${own.rest}`.trim() };
  }
  const question =
    plainly || loses.test(said) ? plainQuestionAtHead(said, mostWordsOfQuestion) : undefined;
  if (question !== undefined)
    return {
      name: question,
      rest: said
        .slice(question.length)
        .trim()
        .replace(/^\(([^()]+)\)\.?$/, '$1'),
    };
  const text = /^(?:if|where|when|as) \w+,? /i.test(said) ? bareItem(said) : said;
  const split =
    /^(.{3,90}?(?:\([^)]*\))?)\s*(?::\s+|\s-\s+|(?<=\p{Ll}{3})--?(?=(?:Applicants?|You|Your|The|This|An?|Please|Describe|Explain|Provide|List|State|Include|Attach|Outline|What|How|Who|Why) )|\.\s+(?=[A-Z]))(.*)$/su.exec(
      text,
    );
  const bracketAtEnd =
    /^([\p{Lu}][^().:[\]]{2,70})\s*([([](?=[^)\]]*(?:page|word|character|point|%|maximum|limit))[^)\]]*[)\]])\s*(.*)$/su.exec(
      text,
    );
  // "The need - How do you know (200 words)": the dash ends the name, before its brackets do.
  const bracket = split && /\s-\s/.test(bracketAtEnd?.[1] ?? '') ? undefined : bracketAtEnd;
  // "Budget in US$ (including justification of trips).": what the name's brackets say is told under it.
  const bracketed = /^([^()]{3,90}?)\s*\(((?:[^\s()]+\s+){3,}[^()]+)\)\.?$/u.exec(text);
  // "A short statement (up to 300 words) about your work": what it is about belongs to its name.
  const about = /^(?:about|of|on|regarding|describing|explaining|outlining)\s/i.test(
    bracket?.[3] ?? '',
  );
  const chosen =
    bracket && about
      ? {
          name: `${(bracket[1] ?? '').trim()} ${firstOf(bracket[3] ?? '')}`,
          rest: (bracket[3] ?? '').slice(firstOf(bracket[3] ?? '').length).replace(/^\.\s*/, ''),
        }
      : bracket
        ? { name: bracket[1] ?? '', rest: bracket[3] ?? '' }
        : bracketed && !split
          ? { name: bracketed[1] ?? '', rest: bracketed[2] ?? '' }
          : split
            ? { name: split[1] ?? '', rest: split[2] ?? '' }
            : { name: text, rest: '' };
  const named = sectionName(chosen.name);
  // "A description of the organization and its mission" is titled by what it describes.
  // What a funder asks in plain words is called by those words.
  const inWords = plainly && /^(?:who|what|how|where|when|why)\b/i.test(named);
  const whole = inWords
    ? capitalize(named)
    : (nameOfOrder(named) ??
      (/^(?:an?|brief)\s|^the \w+ (?:of|for)\b/i.test(named)
        ? titleOfPhrase(named)
        : capitalize(headOf(named).replace(/^(?:the|your) (?=\p{Ll})/u, ''))));
  // "The need you have identified and how you know" is the need; the rest is asked under it.
  const short = whole.split(' ').length > 8 ? (whole.split(/[,;]\s/)[0] ?? whole) : whole;
  const name = (short.split(/,?\s+and (?=(?:how|why|what|when|who)\b)/i)[0] ?? short)
    .replace(/,?\s+(?:if|where|when) (?:applicable|relevant|appropriate|needed)$/i, '')
    // "Lead contact information (name, phone, …) and a list of …": cut inside its brackets, it ends before them.
    .replace(/\s*\([^()]*$/, '')
    .replace(/[,;]$/, '');
  const rest = chosen.rest.replace(/^[\s:.-]+/, '');
  // What the name leaves out of "Environmental scan describing projects like this one" is told under it.
  const cutOff =
    contentWords(named).length > contentWords(name).length + 1
      ? `${squeeze(chosen.name).replace(/[.;,]$/, '')}.`
      : '';
  return (isSectionName(name) || inWords || isForm(name)) &&
    (!container.test(name) || /^work samples?$/i.test(name) || nameOfOrder(named) === name) &&
    name.split(' ').length <= 10
    ? {
        name,
        rest: inWords && name !== whole && !rest ? whole : [cutOff, rest].filter(Boolean).join(' '),
      }
    : undefined;
};

/** "Application form" among the papers of an application is one to fill in. */
const isForm = (name: string): boolean => /^(?:[\w-]+ ){0,4}application form$/i.test(name);

const tellingVerb =
  '(?:setting out|(?:list|describ|show|detail|outlin|explain|stat|indicat|summari[sz]|giv|confirm|demonstrat|identify|specify|clarify|document|highlight|address|provid|cover|articulat|justify|discuss|defin|present|tell)ing)';
const beforeTelling = new RegExp(
  `,?\\s(?:clearly |briefly |succinctly )?(?:${tellingVerb}|with(?! \\p{Lu})|such as|signed by|from (?:an?|the|each|your)|for (?:the|each|your)|if (?:the|your|you|any|there|it)|where (?:relevant|applicable))\\s`,
  'u',
);

/** "Summary page listing the applicant's name": what it is, without what stands in it. */
const headOf = (name: string): string => {
  if (name.split(' ').length <= 4 || /^lists? of\b/i.test(name)) return name;
  const before = name.split(beforeTelling)[0] ?? name;
  // "What it does for girls, for boys and for the school": cut within a row, it ends in the air.
  const cut = /[\s,](?:and|or)$/i.test(before) ? name : before;
  // "One letter from a partner" is no letter from anybody.
  const head = /^(?:(?:an?|one|two|three|the) )?letters?$/i.test(cut) ? name : cut;
  // "Letter of agreement to work with the collection": to what end is no part of the name of a paper.
  const [paper = head] = head.split(/\sto (?!the\b|your\b|our\b|an?\b|be\b)(?=\p{Ll}+\b)/u);
  return /^(?:[\w-]+ )?letters? of\b/i.test(paper) ? paper : head;
};
