import { findCapitalizedNames } from './find-capitalized-names.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding, Place } from '../../finding.ts';
import { joinKnownTexts } from './join-known-texts.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = createFindingFactory('other-funder');
const genericNames = new Set(
  (
    'foundation fund trust endowment initiative philanthropies charities grant grants program national american ' +
    'community family state county city international global regional united general public the of for and land ' +
    'emergency scholarship relief capital operating reserve building annual revolving head mutual hedge social security ' +
    'memorial charitable private corporate local federal'
  ).split(' '),
);
const maxNames = 100;
const applicant = '\\b(?:[Ww]e|our \\p{L}+|\\p{Lu}\\p{L}+) (?:respectfully |hereby )?';
const application = '(?:this|an|our|the) (?:\\p{L}+ ){0,3}(?:application|letter|proposal|request)';
const money = '(?:[$€£]\\s?\\d|\\b(?:award|funding|funds|grant|support)\\b)';
/** Words before the name of the recipient of the application. */
const addressed: readonly RegExp[] = [
  /\bDear(?: [\p{L}.]+){0,6}$/u,
  // "we apply to the", "we apply for a grant to the"; not "we apply lessons to the"
  new RegExp(`${applicant}appl(?:y|ies)(?: for [^.;]{0,60})? to(?: the)?$`, 'u'),
  // "we submit this proposal to the"; not "our staff submit reports to the"
  new RegExp(`${applicant}submits? ${application}\\b[^.;]{0,40} to(?: the)?$`, 'u'),
  // "Harbor House requests $5,000 from the"
  new RegExp(
    `${applicant}(?:requests?|seeks?|appl(?:y|ies) for) [^.;]{0,60}${money}[^.;]{0,40} from(?: the)?$`,
    'u',
  ),
];
/** Words before the applicant's own program ("our Healthy Homes Initiative") or an earlier funder. */
const ownOrPast =
  /\b(?:our|also|previous(?:ly)?|past|prior|other|pending|supported|funded|awarded|received)\b/i;

/** Finds names of funders and programs mentioned neither in this call nor in the applicant's sources. */
export function otherFunders(draft: Draft): Finding[] {
  const { details, grantProgram, submission, title, text } = draft;
  const ownWords = new Set(splitWords([details?.funder, grantProgram, title].join(' ')));
  const knownText = joinKnownTexts(draft).toLowerCase();
  const knownNames = new Set<string>();
  const isKnown = (name: string) => {
    if (knownNames.has(name)) return true;
    if (findings.has(name) || !knownText.includes(name.toLowerCase())) return false;
    knownNames.add(name);
    return true;
  };
  const findings = new Map<string, Finding>();
  const lines: { line: string; place?: Place }[] = [
    ...text.split('\n').map((line) => ({ line })),
    { line: submission?.format?.header ?? '', place: { type: 'header' } },
  ];
  for (const { line, place } of lines) {
    for (const { name, before } of findCapitalizedNames(line)) {
      if (findings.size >= maxNames) return [...findings.values()];
      const distinctiveWords = splitWords(name).filter((word) => !genericNames.has(word));
      if (distinctiveWords.length === 0 || distinctiveWords.some((word) => ownWords.has(word)))
        continue;
      if (ownWords.has(getAcronym(name))) continue;
      if (/\bour$/i.test(before) || isKnown(name)) continue;
      const isAddressed =
        addressed.some((pattern) => pattern.test(before)) && !ownOrPast.test(before);
      const create = isAddressed && details?.funder ? blocker : warning;
      if (findings.get(name)?.level === 'blocker') continue;
      findings.set(
        name,
        create(name, `The text mentions “${name}”`, {
          help: `This application goes to ${details?.funder ?? (grantProgram || 'another funder')}. Check that this name belongs here.`,
          place: place ?? { type: 'words', words: name },
        }),
      );
    }
  }
  return [...findings.values()];
}

/** "nea" for "National Endowment for the Arts" */
const getAcronym = (name: string): string =>
  (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('').toLowerCase();

const splitWords = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
