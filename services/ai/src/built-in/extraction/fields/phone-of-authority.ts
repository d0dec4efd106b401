import type { Paper } from '../paper.ts';

const authority =
  /\b(?:department|division|secretary|office) of (?:the )?\p{Lu}|\b(?:filing|expedite\p{L}*) fees?\b|\bpayable to\b|\b(?:submit|return|mail|file) (?:(?:the|this|your|one|two|an) )?(?:\p{L}+ ){0,3}(?:form|original|copy|copies|articles|documents?)\b/iu;

/** What a state's form tells who fills it in: whom to call there is the state's own office. */
export const isOfAuthority = (kind: Paper['kind'], text: string): boolean =>
  kind === 'articles' && authority.test(text);
