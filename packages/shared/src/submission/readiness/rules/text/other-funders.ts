import { anyOf } from '../../../../values/any-of.ts';
import { capitalizedNames } from './capitalized-names.ts';
import { findingsOf } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import { knownTexts } from './known-texts.ts';
import type { Draft } from '../../readiness-input.ts';

const { blocker, warning } = findingsOf('other-funder');
const genericNames = new Set(
  (
    'foundation fund trust endowment initiative philanthropies charities grant grants program national american ' +
    'community family state county city international global regional united general public the of for and land ' +
    'emergency scholarship relief capital operating reserve building annual revolving head mutual hedge social security ' +
    'memorial charitable private corporate local federal'
  ).split(' '),
);
const maxNames = 100;
const addressed = anyOf(
  /\bDear(?: [\p{L}.]+){0,6}$/u,
  /\b(?:we|our \p{L}+|\p{Lu}\p{L}+) (?:respectfully |hereby )?(?:requests?|appl(?:y|ies)|submits?)\b[^.;]{0,80}\b(?:to|from)(?: the)?$/u,
);
/** Words before the applicant's own program ("our Healthy Homes Initiative") or an earlier funder. */
const ownOrPast =
  /\b(?:our|also|previous(?:ly)?|past|prior|other|pending|supported|funded|awarded|received)\b/i;

/** Finds names of funders and programs mentioned neither in this call nor in the applicant's sources. */
export function otherFunders(draft: Draft): Finding[] {
  const { details, grantProgram, title, text } = draft;
  const ownWords = new Set(wordsOf([details?.funder, grantProgram, title].join(' ')));
  const knownText = knownTexts(draft).toLowerCase();
  const knownNames = new Set<string>();
  const isKnown = (name: string) => {
    if (knownNames.has(name)) return true;
    if (findings.has(name) || !knownText.includes(name.toLowerCase())) return false;
    knownNames.add(name);
    return true;
  };
  const findings = new Map<string, Finding>();
  for (const line of text.split('\n')) {
    for (const { name, before } of capitalizedNames(line)) {
      if (findings.size >= maxNames) return [...findings.values()];
      const distinctiveWords = wordsOf(name).filter((word) => !genericNames.has(word));
      if (distinctiveWords.length === 0 || distinctiveWords.some((word) => ownWords.has(word)))
        continue;
      if (/\bour$/i.test(before) || isKnown(name)) continue;
      const isAddressed = addressed.test(before) && !ownOrPast.test(before);
      const create = isAddressed && details?.funder ? blocker : warning;
      if (findings.get(name)?.level === 'blocker') continue;
      findings.set(
        name,
        create(name, `The text names “${name}”`, {
          help: `This application goes to ${details?.funder ?? (grantProgram || 'another funder')}. Check that the name is meant.`,
          place: { type: 'words', words: name },
        }),
      );
    }
  }
  return [...findings.values()];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
