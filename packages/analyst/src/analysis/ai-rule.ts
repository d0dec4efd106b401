/** Names of text generators. A rule that mentions a text generator is about generated text. */
const writers = [
  /\b(?:generative (?:AI|artificial intelligence)|ChatGPT|(?:large )?language models?|LLMs?)\b/i,
  /\bAI[- ](?:generated|written|assisted|drafted|produced|created|writing)\b/i,
  /\bAI[- ](?:tools?|assistants?|assistance|chatbots?)\b/i,
];

const ai = /\b(?:AI|A\.I\.|artificial intelligence)(?!\w)/g;
const aiApplications = /\b(?:AI|artificial intelligence) applications?\b/gi;

/** Phrases in a sentence about AI that refer to the application rather than the project. */
const aboutWriting = [
  /\b(?:written|drafted|generated|developed|prepared) (?:\w+ )?(?:by|with|using|through)\b/i,
  /\b(?:produced|created|composed|completed|assisted) (?:\w+ )?(?:by|with|using|through)\b/i,
  /\bto (?:write|draft|prepare|generate|compose|complete|develop)\b/i,
  /\b(?:writing|drafting|preparing|preparation) (?:of )?(?:an?|the|their|your|this)\b/i,
  /\b(?:declar\w*|disclos\w*|acknowledg\w*)\b/i,
  /\b(?:in|of|for) (?:the|their|your|this|any|an?) (?:written )?(?:application|proposal|narrative)\b/i,
  /\b(?:in|of|for) (?:the|their|your|this|any|an?) (?:written )?(?:answers?|responses?)\b/i,
];

const matchesAny = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.some((pattern) => pattern.test(text));

/** Number of characters searched for the subject on either side of a mention of AI. */
const reach = 80;

/** Whether a funder's sentence is a rule about AI-written text rather than about AI projects. */
export function isAiRule(text: string): boolean {
  if (matchesAny(writers, text)) return true;
  const other = text.replace(aiApplications, '');
  return [...other.matchAll(ai)].some(({ index }) =>
    matchesAny(aboutWriting, other.slice(Math.max(0, index - reach), index + reach)),
  );
}
