import type { Paper } from '../paper.ts';

/** "Department of Commerce"; the "office of the corporation" is its own. */
const named =
  /\b(?:[Dd]epartment|DEPARTMENT|[Dd]ivision|DIVISION|[Ss]ecretary|SECRETARY|[Oo]ffice|OFFICE) (?:of|OF) (?:(?:the|THE) )?(?!CORPORATION|ORGANI)\p{Lu}/u;
const authority =
  /\b(?:filing|expedite\p{L}*) fees?\b|\bpayable to\b|\b(?:submit|return|mail|file) (?:(?:the|this|your|one|two|an) )?(?:\p{L}+ ){0,3}(?:form|original|copy|copies|articles|documents?)\b/iu;

/** What a state's form tells who fills it in: whom to call there is the state's own office. */
export const isOfAuthority = (kind: Paper['kind'], text: string): boolean =>
  kind === 'articles' && (named.test(text) || authority.test(text));
