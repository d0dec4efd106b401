const places = 'We work in';
/** What a question asks first, before it asks for more, and what a list of short answers to it hangs on. */
const byFirstWords: [RegExp, string][] = [
  [/\bgo(?:es)? wrong\b|\brisks?\b|\bobstacles?\b/, 'The risks include'],
  [
    /\bdone before\b|\btrack record\b|\b(?:have|has) (?:you|your \w+) (?:done|achieved|run)\b/,
    'Our past work includes',
  ],
  [/\bkeep .*\bsafe\b|\bsafeguard/, 'Our safeguards include'],
  [
    /\bshape the (?:project|program|work)\b|\bopen to all\b|\baccessible\b/,
    'To be open to all, we count on',
  ],
  [
    /\breach people\b|\btell others\b|\bspread the word\b|\bfind out about\b/,
    'Our outreach includes',
  ],
  [/\bartistic work\b|\bartworks?\b/, 'The artistic work includes'],
  [/\bafter the (?:grant|funding|money|award)\b/, 'After the grant, we count on'],
  [/^whom\b|^who will (?:benefit|be served|you serve|the \w+ serve)\b/, 'We will serve'],
  [/^(?:which|what) (?:\w+ )?(?:needs?|problems?)\b/, 'The need includes'],
  [/\bwhat happens when\b|\bwhat are the (?:main )?steps\b/, 'Our schedule includes'],
  [/\bwho else\b.*\b(?:pays|gives|funds|supports|contributes)\b/, 'Our other support includes'],
  [/\bpartners?\b/, 'Our partners include'],
  [/\bwhat will you do\b/, 'The project includes'],
];

/** Words anywhere in a question that nobody here thought of. */
const byAnyWord: [RegExp, string][] = [
  [/\bwho\b|staff|team|lead/, 'The people who do this work include'],
  [/partner|collaborat/, 'Our partners include'],
  [/measure|evaluat|success|know/, 'Our measures include'],
  [/outcome|result|change|goal/, 'The results we expect include'],
  [/when|timeline|month|schedule|milestone/, 'Our schedule includes'],
  [/where|locations?|sites?/, places],
  [/budget|cost|spend|pay|money/, 'The costs include'],
  [/need|problem/, 'The need includes'],
  [/fund|continue|sustain|after/, 'Our other support includes'],
];

/** What a list of short answers hangs on: what the question asks first, then any word of it. */
export const listLead = (question: string, text = ''): string => {
  const whole = question.toLowerCase();
  const first = whole.split(/[,:?]/)[0] ?? whole;
  // Of "which results, and how do you measure them" a figure answers the one, the rest the other.
  if (/\b(?:results?|outcomes?)\b/.test(first) && isFigure.test(text))
    return 'The results we expect include';
  return (
    byFirstWords.find(([pattern]) => pattern.test(first))?.[1] ??
    byAnyWord.find(
      ([pattern, lead]) => pattern.test(whole) && !(lead === places && isFigure.test(text)),
    )?.[1] ??
    'Our plans include'
  );
};

const isFigure = /^(?:about |over |at least |more than |up to |another )?\d/i;

/** Whether a question asks for what is to be reached, what may fail, who takes part, and so on. */
export const asksFor = (
  question: string,
): 'risks' | 'past' | 'people' | 'partners' | 'need' | 'costs' | 'project' | undefined => {
  const lead = listLead(question);
  if (lead === 'The risks include') return 'risks';
  if (lead === 'Our past work includes') return 'past';
  if (lead === 'We will serve') return 'people';
  if (lead === 'Our partners include') return 'partners';
  if (lead === 'The need includes') return 'need';
  if (lead === 'The costs include') return 'costs';
  return lead === 'The project includes' ? 'project' : undefined;
};
