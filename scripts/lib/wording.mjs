// The phrases for which CONTRIBUTING.md has a replacement.

/**
 * Pairs of a phrase, matched case-insensitively, and its replacement.
 *
 * @type {[RegExp, string][]}
 */
const phrases = [
  [/\bwhoever\b/, 'name who: the caller, the user, the consumer'],
  [/\bwhatever\b/, 'name what'],
  [/\b(?:is|are|was|were|be) told\b/, 'is notified, receives'],
  [/\bhears?\b|\bheard\b/, 'receives, consumes, observes'],
  [/\bgiv(?:es?|ing) way\b/, 'yields, lowers its priority'],
  [/\bgiven back\b|\bgives? back\b/, 'is released, is returned'],
  [/\bis to be had\b|\bcan be had\b|\bare to be had\b/, 'is available'],
  [/\bbeside\b/, 'next to, in addition to, besides'],
  [/\bat once\b/, 'immediately, at the same time'],
  [/\b(?:in|at) (?:its|their|his) place\b/, 'instead, or name the replacement'],
  [/\bas (?:it|they) (?:was|were) before\b/, 'previously, unchanged'],
  [/\bthat (?:is|are) none\b|\bof none\b/, 'is not a …'],
  [/\bstands? (?:in|for|beside|there|first|alone|behind|next)\b/, 'is in, means, is stored'],
  [/\blies? (?:in|on|beside|behind|before|at)\b/, 'is in, is stored in'],
  [/\bin words\b/, 'say what the words are: a message, a sentence'],
  [/\bfaults?\b(?= of ours)/, 'our own errors'],
  [/\bcircles? (?:of|between)\b|import circles?/, 'circular imports'],
  [/\bpersons?(?:’s|'s)? own\b|\banother persons?\b|\bthe persons? who\b/, 'user'],
  [/(?<=[0-9]) %(?![ a-z(0-9])/, '% without a space'],
  [/÷/, 'relative to, divided by, /'],
  [/\bwithout case\b/, 'case-insensitively, regardless of case'],
  [/\breading process(?:es)?\b/, 'extraction process'],
  [/\bcop(?:y|ies) of (?:a|the|each|every) (?:service|gateway)\b/, 'replica'],
  [/\b(?:is|are|be) given up\b/, 'is abandoned, times out'],
  [/\btakes? long\b/, 'is slow, runs long'],
  [/\bsome (?:milliseconds|seconds|minutes|hours)\b/, 'a few …'],
  [/\bif need be\b/, 'if necessary'],
  [/\bthe reason of\b/, 'the reason for'],
  [/\bcolours?\b/, 'color'],
  [/\bcancelled\b|\bcancelling\b/, 'canceled, canceling'],
  [/\borganisations?\b/, 'organization'],
  [/\banalysed?\b|\banalysing\b/, 'analyze'],
  [/\brecognis\w+/, 'recognize'],
  [/\bthe chances? (?:of|that)\b/, 'the probability'],
  [/\bin force\b/, 'in effect'],
  [
    /\ba (?:extraction|analysis|application|organization|event|orphan|account|error|attempt)\b/,
    'an …',
  ],
  [/\bprogrammes?\b/, 'program'],
  [/\bcentred?\b/, 'center, centered'],
  [/\bcatalogues?\b/, 'catalog'],
  [/\b(?:neighbour|behaviour|favour)\w*/, 'neighbor, behavior, favor'],
  [/\b(?:label|model|total|travel)l(?:ed|ing)\b/, 'a single l: labeled, modeling'],
  [/\btowards\b/, 'toward'],
  [/\bprocessor time\b/, 'CPU time'],
  [/\bwhite space\b/, 'whitespace'],
  [/\b(?:is|are) forgotten\b/, 'is deleted'],
  [/\btakes? turns\b|\bin turns\b/, 'alternates'],
  [/\bon purpose\b/, 'deliberately'],
  [
    /\b(?:is|are|was|were) no (?:section|heading|call|document|list|table|sentence|title|name)\b(?<!there (?:is|are|was|were) no \w+)/,
    'is not a …',
  ],
  [/\bsaves? (?:it|this|them) as (?:PDF|Word)\b/, 'save it as a PDF'],
  [
    /\b(?:a|two|three|many|several|the|these|all) mails\b|\ba mail\b(?! (?:server|scanner|client|app|program|service|folder|sink|merge))/,
    'email, emails',
  ],
  [/^\s*(?:\/\/|\/?\*).*[a-z]’[a-z]/, "a straight apostrophe in comments: '"],
];

/**
 * Whether a file is data: the analyst's vocabularies and labels, snapshots and test documents.
 *
 * @param {string} path
 */
const isData = (path) =>
  [
    /^packages\/analyst\/(?:model|training\/labels)\//,
    /^e2e\/snapshots\//,
    /(?:^|\/)fixtures?\//,
    /^package-lock\.json$/,
    /^scripts\/lib\/wording(?:\.test)?\.mjs$/,
  ].some((each) => each.test(path));

/** The vocabulary of funders and documents, which the analyst and its tests need. */
const allowed = [
  {
    path: /^packages\/analyst\/src\//,
    phrase: /programme|organisation|colour|centre|beside|whoever|at once|hear|towards|persons?/i,
  },
  {
    path: /^packages\/shared\/src\/(?:submission|values)\//,
    phrase: /programme|towards| %/i,
  },
];

/**
 * Finds the phrases to replace in a file.
 *
 * @param {string} path relative to the clone
 * @param {string} text
 * @returns {string[]} one message per phrase
 */
export function findPhrases(path, text) {
  /** @param {string} match */
  const isAllowed = (match) =>
    allowed.some((each) => each.path.test(path) && each.phrase.test(match));
  return text.split('\n').flatMap((line, index) =>
    phrases.flatMap(([phrase, instead]) => {
      const match = new RegExp(phrase, 'i').exec(line)?.[0];
      if (!match || isAllowed(match)) return [];
      return [`${path}:${index + 1}: "${match}". Write instead: ${instead}.`];
    }),
  );
}

/**
 * Whether a file contains this project's own prose or identifiers rather than data.
 *
 * @param {string} path
 */
export const isChecked = (path) =>
  /\.(?:tsx?|m?js|mts|md|ya?ml|sh|html)$/.test(path) && !isData(path);
