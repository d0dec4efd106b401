/** Names of what writes texts: a rule that names one is about texts that it wrote. */
const writers =
  /\b(?:generative (?:AI|artificial intelligence)|ChatGPT|large language models?|language models?|LLMs?|AI[- ](?:generated|written|assisted|drafted|produced|created|tools?|assistants?|assistance|chatbots?|writing))\b/i;

const ai = /\b(?:AI|A\.I\.|artificial intelligence)(?!\w)/g;
const aiApplications = /\b(?:AI|artificial intelligence) applications?\b/gi;

/** What a sentence on AI says when it is about the application, not about the project. */
const aboutWriting =
  /\b(?:(?:written|drafted|generated|developed|prepared|produced|created|composed|completed|assisted) (?:\w+ )?(?:by|with|using|through)|to (?:write|draft|prepare|generate|compose|complete|develop)|(?:writing|drafting|preparing|preparation) (?:of )?(?:an?|the|their|your|this)|declar\w*|disclos\w*|acknowledg\w*|(?:in|of|for) (?:the|their|your|this|any|an?) (?:written )?(?:application|proposal|narrative|answers?|responses?))\b/i;

/** Characters before and after a mention of AI that are about it. */
const reach = 80;

/** Whether a sentence of a funder is a rule about text that AI has written, not about projects with AI. */
export function isAiRule(text: string): boolean {
  if (writers.test(text)) return true;
  const other = text.replace(aiApplications, '');
  return [...other.matchAll(ai)].some(({ index }) =>
    aboutWriting.test(other.slice(Math.max(0, index - reach), index + reach)),
  );
}
