import { expect, it } from 'vitest';
import { readingOf } from '../fixtures/reading-of.ts';
import { judgeCall } from '../is-call.ts';
import { readGuidelines } from '../read-guidelines.ts';

const judge = (text: string) =>
  judgeCall(readGuidelines(readingOf('html', '', text), '2026-11-01'));

it.each([
  [
    'a guide for those who judge applications',
    `# Juror briefing: Tidewater Prize for Young Composers
As a juror you will hear 22 works without names. You have been assigned eight applications in the jury portal.
## What we ask
- Score each application from 0 to 10 and write two sentences on each.
- Your scores are due by 4 May 2027.
- If you know an applicant, tell the clerk before you listen.
The jury meeting is on 18 May 2027. The winner receives £4,000. You receive a fee of £350; send your invoice by 1 June 2027.`,
  ],
  [
    'a guide for those who judge applications',
    `# Notes for assessors, Neighbourhood Pot round 6
Thank you for agreeing to read for the Pot. Applications of up to £2,500 were taken until 3 February 2027.
Rate every application on need (40%), plan (40%) and budget (20%). Enter a score and a reason in the assessor portal by 28 February 2027.
Do not contact applicants. Applicants may see your comments. The moderation meeting is on 9 March 2027.`,
  ],
  [
    'a guide for those who already have a grant',
    `# Getting your money: a guide to claims
Congratulations on your Harbour Renewal grant! This guide is for grant holders with a signed funding agreement.
## Claims
Fill in the claim form each quarter. Claims for the first quarter are due by 15 April 2027. Keep receipts for six years.
Grants of $40,000 or more are paid in four instalments. Payments are held while a report is overdue.
## Changes
Ask your grants manager before you change the budget. Unspent funds go back to us.
## Publicity
Use our logo and send us a draft of each press release by 1 May 2027.`,
  ],
  [
    'a guide for those who already have a grant',
    `# Your award: the first weeks
You have been awarded a Saltmarsh Fellowship. Return your award letter by 12 January 2027 with a copy of your passport.
Your first report is due on 30 June 2027, no more than two pages. Stipends of €2,100 are paid each month.
Before you publish, acknowledge the Saltmarsh Trust. Keep your receipts. Tell the programme team of any change.`,
  ],
  [
    'an internal policy or manual',
    `# Desk notes for grants staff
For internal use. When an application arrives, the grants assistant logs it in the database within two days.
Grants officers check the accounts and prepare a write-up of one page for the board papers. Grants above £20,000 need the sign-off of the director.
Send the decline letters by 14 May 2027. Finance team pays on the 15th.`,
  ],
  [
    'advice on how to write applications',
    `# Bringing in money: what our programme teams need to know
The development team keeps a pipeline of prospects. Speak to them before you write to any foundation; approval is needed before submitting.
Foundations often give $5,000 to $50,000. Use our case for support and our boilerplate. Stewardship is everybody's work: thank our donors within two days.
The next meeting on external funding is on March 3, 2027.`,
  ],
])('is %s', (seems, text) => {
  expect(judge(text)).toEqual({ isCall: false, seems });
});

it.each([
  // Its readers are told before they apply what will be asked of those who win.
  `# Millpond Fund
Grants of up to £3,000 for village halls. Apply by 2 May 2027 on our form. Any village hall may apply.
If you are successful we send you a grant agreement. Your grant is paid in two instalments, a report is due after six months, keep receipts for six years, and use our logo.`,
  `# Open studio money
Got a studio and no heating? Write to us by 5 March 2027 with a photo and a bill. We pay half, up to $800. Past grantees may ask again.`,
  // The jury and how it works are told to whoever enters.
  `# Otterburn Prize for first novels
Publishers may enter two books each by 1 April 2027. The prize is £10,000. Four judges read all entries; the jury meeting is in June. Jurors score each book from 1 to 10. Send five copies and the entry form to the Clerk.`,
  `# Request for ideas: quiet streets
The Borough has $60,000 for streets that want to be quieter. Tell us your idea on one page. Grants officers review ideas each Friday and log them in a public register. Ideas close May 7, 2027.`,
  `# Kitchen Table Fund: for teams that cook together
We give $250 to any team in Ward 9 who cooks for neighbours. E-mail kitchen@ward9.example with who, when and how many. No deadline, no form, no report. Funders often ask too much; we do not.`,
  `# Reviewers' Travel Awards
Members who serve as reviewers may apply for up to €600 towards the meeting in Porto. Send a letter of one page and a budget by 9 February 2027. Your review record is checked by the office.`,
])('stays a call: %s', (text) => {
  expect(judge(text)).toEqual({ isCall: true });
});
