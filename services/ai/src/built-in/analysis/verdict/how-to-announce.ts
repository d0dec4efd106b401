import type { Guidelines } from '../guidelines.ts';
import { headOf } from './head-of.ts';

/** "Announcement Guidelines", "Branding and Publicity Toolkit", "Press kit for grantees". */
const title =
  /^\W*(?:(?:grant(?:ee)?s?|award(?:ee)?s?|media|brand(?:ing)?|communications?|publicity|press|logo|social media|acknowledg(?:e?ment)s?) (?:and |& )?)*(?:announcements?|publicity|branding|press|logo(?: use)?|acknowledg(?:e?ment)s?|communications?|media|social media) (?:guidelines?|guide|tool ?kit|kit|policy|rules|instructions)\b/im;
/** What has to be published, and when, is told to those who have the money. */
const ofPublishing =
  /\b(?:your (?:post|announcement|press release|tweets?|blog ?post|news release)|press releases?|blog ?posts?|our logo|the logo|credit line|acknowledge (?:the|our) (?:grant|support|fund\w*)|before (?:making|you make) (?:an |any )?announcements?|proofread\w*)\b/gi;
const fewest = 3;

/** Whether a paper tells grantees how to speak of their grant, and nobody how to get one. */
export const tellsHowToAnnounce = (guidelines: Guidelines): boolean =>
  title.test(headOf(guidelines)) && (guidelines.text.match(ofPublishing)?.length ?? 0) >= fewest;
