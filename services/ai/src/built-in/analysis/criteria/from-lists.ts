import type { Guidelines } from '../guidelines.ts';
import { heading, points, tidy, weighs, type Criterion } from './criterion.ts';

const longestName = 140;
const afterFirst = /:\s|(?<!\b(?:e\.g|i\.e))\.\s/;
/** "Geographic area served - primary focus on Ohio" is told whole where it is short enough. */
const nameOf = (text: string): string => {
  const whole = tidy(text.split(afterFirst)[0] ?? '');
  if (whole.length <= longestName - 30) return whole;
  const name = tidy(text.split(/:\s|(?<!\b(?:e\.g|i\.e))\.\s|\s-\s/)[0] ?? '');
  return name.length <= longestName
    ? name
    : tidy(name.split(/,\s(?:such as|including|for example)\b/)[0] ?? name);
};

/** Lists under a title or sentence that speaks of criteria. */
export const fromLists = (guidelines: Guidelines): Criterion[] =>
  guidelines.lists.flatMap((list) => {
    const titled =
      list.path.slice(-2).some((title) => heading.test(title)) ||
      /\b(?:criteria|evaluated|scored|reviewed|judged|assessed|weigh|reviewers will|we look for)\b/i.test(
        list.lead?.text ?? '',
      );
    if (list.aside === 'past' || list.aside === 'example') return [];
    const least = Math.min(...list.items.map((item) => item.depth));
    const lower = list.items.filter((item) => item.depth > least && weighs(item.text));
    // Parts of the narrative, each with its points, say how it is scored wherever they stand.
    const top = lower.length >= 3 ? lower : list.items.filter((item) => item.depth === least);
    if (!titled && top.filter((item) => weighs(item.text)).length < 3) return [];
    const scored = top.filter((item) => weighs(item.text));
    if (scored.length >= 2)
      return scored.flatMap((item) => {
        const match = points.exec(item.text);
        const name = tidy(item.text.split(/[:.]\s|\s-\s/)[0] ?? item.text) || tidy(item.text);
        return name.length < 3 || /^total/i.test(name)
          ? []
          : [
              {
                name: name.slice(0, 120),
                points: Number(match?.[1]),
                percent: /%|percent/i.test(match?.[2] ?? ''),
                quote: item.quote,
                block: item.block,
                ...(item.page ? { page: item.page } : {}),
              },
            ];
      });
    if (/eligib/i.test(list.path.at(-1) ?? '')) return [];
    if (
      top.length > 12 ||
      !/\b(?:criteria|evaluated|scored|judged|assessed|look for|consider)\b/i.test(
        `${list.lead?.text ?? ''} ${list.path.at(-1) ?? ''}`,
      )
    )
      return [];
    if (
      /\b(?:extent to which|not (?:be )?awarded|do(?:es)? not|cannot|will not|not consider|will consider an application|eligib\w*|must|(?:programs?|projects|organi[sz]ations|applicants|agencies) (?:that|which|who) meet|(?:non-?)?responsive\w*|restrictions|not (?:be )?(?:accepted|considered))\b/i.test(
        list.lead?.text ?? '',
      )
    )
      return [];
    return top.flatMap((item) => {
      const name = nameOf(item.text);
      return name.length >= 4 && name.length <= longestName
        ? [
            {
              name,
              quote: item.quote,
              block: item.block,
              ...(item.page ? { page: item.page } : {}),
            },
          ]
        : [];
    });
  });
