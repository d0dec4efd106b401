const question = /^[^.?!]{6,180}\?/;
const asks = /^(?:what|how|who|whom|why|where|when|which)\b/i;
/** What stands between a title and the question under it in one line. */
const titled = [
  // "What will change (250 words): What difference …"
  /[([][^)\]]*\b(?:words?|pages?|characters?)\b[^)\]]*[)\]]\s*(?:[:.-]|--)/i,
  // "Where we are: Which …"
  /:\s+["']?\p{Lu}/u,
  // "The need - how do you know …"
  /\s-{1,2}\s+(?:what|how|who|whom|why|where|when|which|tell|describe|explain|list)\b/i,
];

/**
 * The question that a text begins with, where the question is all that names it: "What will change (250 words): What
 * difference will it make?" has a title before its question, and begins with none.
 */
export const questionAtHead = (text: string, mostWords: number): string | undefined => {
  const [found] = question.exec(text) ?? [];
  if (found === undefined || titled.some((between) => between.test(found))) return undefined;
  return found.split(' ').length <= mostWords ? found : undefined;
};

/** The same for "What …?", "How …?" and their like, which ask in plain words. */
export const plainQuestionAtHead = (text: string, mostWords: number): string | undefined =>
  asks.test(text) ? questionAtHead(text, mostWords) : undefined;
