import { amountsToAsk } from './signs-of-call.ts';
import type { Guidelines } from '../guidelines.ts';

/** What people apply for that is no money, and how a paper about it speaks. */
const permissions: [seems: string, words: RegExp][] = [
  [
    'an application for ethics review',
    /\b(?:IRB(?:Net)?|expedited review|ethic(?:s|al) (?:review|approval|clearance|committee|board|application)|(?:institutional|research) (?:review|ethics) (?:board|committee)|human (?:subjects?|participants)|informed consent|protocol review|exempt(?:ion)? (?:designation|category|review|status)|full board|CITI training|protocols approved)\b/gi,
  ],
  [
    'an application for a permit or licence',
    /\b(?:permits?|permit(?:ted|tees?)|licen[cs](?:es?|ing|ees?)|(?:planning|building) (?:permission|consent)|zoning (?:approval|variance)|variances?|inspections?)\b/gi,
  ],
  [
    'an application to use a place or a collection',
    /\b(?:(?:hall|room|facilit(?:y|ies)|venue|pavilion|field|shelter) (?:rental|hire|use|reservations?|bookings?)|(?:rental|hire|booking|reservation) (?:fees?|agreement|form|application)|rent(?:er|ers|als?)|hirers?|data access|access to (?:the )?(?:data|dataset|collections?|samples))\b/gi,
  ],
  [
    'an application for a stall or a booth',
    /\b(?:(?:vendor|market|craft|food|exhibitor)s? (?:applications?|booths?|stalls?|spaces?|fees?)|booth (?:fees?|spaces?|sizes?)|stallholders?|exhibitors?)\b/gi,
  ],
  [
    'an application for a course of study',
    /\b(?:admissions?|admitted|enrol+(?:ment|led)?|tuition|transcripts?|degree program(?:me)?s?|prospective students)\b/gi,
  ],
  [
    'an application for certification',
    /\b(?:certif(?:ied|ication|ying)|accredit(?:ed|ation|ing)|recertification|re-?accreditation)\b/gi,
  ],
  [
    'a call for volunteers',
    /\b(?:volunteers?|volunteering|volunteer (?:applications?|opportunit(?:y|ies)|roles?|coordinator))\b/gi,
  ],
];
const fewest = 3;

const money =
  /\b(?:grants?|grant-?making|funding|funded|fellowships?|stipends?|scholarships?|bursar(?:y|ies)|awards?|awarded|prizes?|donations?|sponsorships?|gifts?|contributions?|micro-?grants?|mini-?grants?|residenc(?:y|ies)|honorari(?:um|a)|subsid(?:y|ies|i[sz]ed)|rebates?|vouchers?|financial (?:aid|support|assistance))\b/gi;
const mostOfMoney = 2;

/** Who applies there is allowed something or let in, and is given no money. */
export const permissionSought = (guidelines: Guidelines): string | undefined => {
  const { text } = guidelines;
  const [best] = permissions
    .map(([seems, words]) => ({ seems, times: text.match(words)?.length ?? 0 }))
    .filter(({ times }) => times >= fewest)
    .sort((a, b) => b.times - a.times);
  const ofMoney = text.match(money)?.length ?? 0;
  const isAskedFor = best !== undefined && ofMoney <= mostOfMoney && best.times >= 2 * ofMoney;
  return isAskedFor && amountsToAsk(guidelines) === 0 ? best.seems : undefined;
};
