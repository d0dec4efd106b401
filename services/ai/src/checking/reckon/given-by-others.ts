import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { type Labelled, labelledIn } from './labelled.ts';
import { otherMoney } from './left-to-raise.ts';
import { requests } from './share-of-request.ts';
import { numberIn } from './spoken-of.ts';
import { namesIn } from './sum-of-named.ts';

const others =
  /\bother (?:sources|givers|funders|donors|supporters|contributors|contributions|money|funding|funds|support|cash|gifts|income)\b|\bfrom others\b/i;
/** "$9,000 is to come from others": told behind the amount. */
const fromOthers =
  /^[^.;\d]{0,20}\bcom(?:es?|ing)\b[^.;\d]{0,15}\bfrom (?:others\b|other (?:sources|givers|funders|donors|supporters|contributors)\b|elsewhere\b)/i;
const give =
  /\b(?:provid\w*|give|gives|given|gave|cover\w*|contribut\w*|pay|pays|paid|bring\w*|brought|add|adds|put|puts|pledged|committed|promised|come|comes|total\w*|amount\w*|secured|raised|is|are|make|makes)\b/i;
const ofCost =
  /^\s+of (?:the|our|its|this|all)\s+(?:(?:total|whole|project['’]?s?|entire|full)\s+){0,2}(?:costs?|budget|project|total|whole)\b/i;
const asksWhoGives =
  /\b(?:who|what) else (?:is|are|has|have|will)\b.*\b(?:contribut\w*|giv\w*|fund\w*|pay\w*|support\w*|pledged)\b|\bother (?:funders|funding|sources|support|contributions|income)\b/i;

/** What an answer to who else gives holds, besides what is asked for. */
const inAnswers = (index: SourceIndex): Labelled[][] => {
  const asked = new Set(requests(index).map(numberIn));
  const byQuestion = new Map<string, Labelled[]>();
  for (const amount of labelledIn(index))
    if (
      amount.isMoney &&
      amount.source.type === 'answer' &&
      asksWhoGives.test(amount.source.question) &&
      !asked.has(amount.value)
    ) {
      const { question } = amount.source;
      byQuestion.set(question, [...(byQuestion.get(question) ?? []), amount]);
    }
  return [...byQuestion.values()];
};

type Given = { sum: number; source: ClaimSource; items: readonly Labelled[] };

/** What others give: by the applicant's own lists, and as what the request leaves of the whole. */
const givenIn = (index: SourceIndex): Given[] => {
  const lists = [...otherMoney(index), ...inAnswers(index)].flatMap((items): Given[] => {
    const [first] = items;
    const sum = items.reduce((total, { value }) => total + value, 0);
    return first && items.length > 1 ? [{ sum, source: first.source, items }] : [];
  });
  const rests = requests(index).flatMap((asked) =>
    [...index.wholes].flatMap((whole): Given[] =>
      numberIn(asked) < whole
        ? [{ sum: whole - numberIn(asked), source: asked.source, items: [] }]
        : [],
    ),
  );
  return [...lists, ...rests];
};

/** "The council, the guild and our own fairs bring in": all but one of the list by name, and as many as there are. */
const isListed = (finding: Finding, text: string, items: readonly Labelled[]): boolean => {
  const { from } = sentenceOf(text, finding);
  const subject =
    /^(.*?),?\s+(?:(?:together|will|would|have|has|already)\s+)*(?:bring|give|put|add|contribute|provide|pay|pledged|promised)\w*\b[^.;\d]{0,20}$/iu.exec(
      text.slice(from, finding.start),
    )?.[1];
  const names = namesIn(subject ?? '');
  const found = names.filter((name) =>
    items.some(({ written }) =>
      topicStems(name).some((word) => topicStems(written).includes(word)),
    ),
  );
  return names.length > 1 && names.length === items.length && found.length >= names.length - 1;
};

/** "Other sources provide $40,000", "others pay a third of the cost": what the project has besides what is asked for. */
export const givenByOthers = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const isShare = finding.kind === 'percentage';
  if (!isShare && finding.kind !== 'money') return undefined;
  const { from, said } = sentenceOf(text, finding);
  if (isShare)
    return others.test(text.slice(from, finding.start)) && ofCost.test(text.slice(finding.end))
      ? givenIn(index).find(({ sum }) =>
          [...index.wholes].some((whole) => sum < whole && meets((sum / whole) * 100, finding)),
        )?.source
      : undefined;
  const isOfOthers =
    (others.test(text.slice(from, finding.start)) && give.test(said)) ||
    fromOthers.test(text.slice(finding.end));
  return givenIn(index).find(
    ({ sum, items }) => meets(sum, finding) && (isOfOthers || isListed(finding, text, items)),
  )?.source;
};
