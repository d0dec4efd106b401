import { composed } from './focus-composed.ts';

/** What a great many charities are for: the relief of sickness or need, the good of health. */
const forMany =
  /\b(?:(?:relie(?:ve|ving|f of)|prevent(?:ing|ion of)?|alleviat(?:e|ing|ion of)) (?:and \p{Ll}+ )?(?:the )?(?:sickness|poverty|financial hardship|hardship|distress|suffering|unemployment|those in need|people in need)|(?:preserv|protect|promot|advanc|improv)\p{Ll}* (?:(?:and|or) \p{Ll}+ )?(?:of )?(?:the )?(?:good |public |mental |physical (?:and mental )?)*health)\b/iu;
/** "… by providing and assisting in the provision of play therapy for children in …": by what this one does it. */
const byMeans =
  /\bby (?:(?:providing|offering|delivering|running|operating)(?: (?:and|or|and\/or) assisting in the provision of)?|(?:assisting in )?the provision of) (?:the |an? )?(\p{Ll}[^.;:]{8,110})/u;
const behind =
  /,? (?:in (?:and around )?(?:the )?\p{Lu}|(?:and|or|and\/or) (?:by )?(?:such|any|other|otherwise)\b|and by\b|(?:throughout|across|within) \p{Lu}).*$/u;

/** By what a charity relieves sickness or need, where its objects say it: its own field among those of a thousand. */
export const focusOfMeans = (mission: string): string | undefined => {
  const at = forMany.exec(mission)?.index;
  const own = at === undefined ? undefined : byMeans.exec(mission.slice(at))?.[1];
  return own && !/^(?:grants?|funds?|money|financial)\b/i.test(own)
    ? composed(own.replace(behind, ''))
    : undefined;
};
