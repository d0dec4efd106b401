import { anyOf } from '@grantwright/shared/values/any-of';
import { getClassAndId, getTag, measureText, readTrimmedText, type PageDocument } from '../dom.ts';

const maxLength = 6_000;
const subjects =
  /\bcookies?\b|\bconsent\b|\btrackers?\b|\bprivacy (?:choices|preferences|settings|policy|notice)\b/i;
/** Button labels in a notice. */
const choices = anyOf(
  /^(?:accept|allow|agree|i agree|reject|decline|deny|refuse|manage|customi[sz]e|got it)/i,
  /^(?:ok(?:ay)?\b|understood|continue|confirm|save|only (?:necessary|essential)|necessary only)/i,
  /^(?:essential only|cookie)/i,
);
const noticeNames =
  /cookie|consent|gdpr|ccpa|onetrust|cookiebot|didomi|usercentrics|\bcmp\b|privacy-?(?:banner|notice|wall)/;
const dialogs = '[role=dialog],[role=alertdialog],[aria-modal=true],dialog';
const controls = 'button,[role=button],input[type=submit],input[type=button],a';
const mainContent = 'main,article,h1,[role=main]';
/** Maximum fraction of unrelated text in an element that contains a notice. */
const maxOtherText = 0.3;

/** Removes cookie consent banners and walls, no matter how large. */
export function removeCookieNotices(page: PageDocument): void {
  const notices = new Set<Element>();
  for (const control of page.querySelectorAll(controls)) {
    const notice = isChoice(control) ? findNoticeAround(control, page) : undefined;
    if (notice) notices.add(notice);
  }
  for (const dialog of page.querySelectorAll(dialogs))
    if (isAboutCookies(dialog) && countChoices(dialog) > 0) notices.add(dialog);
  for (const notice of notices) notice.remove();
}

const isChoice = (control: Element): boolean =>
  choices.test((readTrimmedText(control) || control.getAttribute('value')) ?? '');

const countChoices = (element: Element): number =>
  [...element.querySelectorAll(controls)].filter(isChoice).length;

const isAboutCookies = (element: Element): boolean =>
  measureText(element) <= maxLength && subjects.test(element.textContent ?? '');

const isNamedNotice = (element: Element): boolean =>
  noticeNames.test(getClassAndId(element)) || element.matches(dialogs);

const countMentions = (element: Element): number =>
  (element.textContent ?? '').match(/\bcookies?\b/gi)?.length ?? 0;

/** Finds the largest element around a control that is only about cookies. */
function findNoticeAround(control: Element, page: PageDocument): Element | undefined {
  let notice: Element | undefined;
  for (
    let ancestor = control.parentElement;
    ancestor && ancestor !== page.body;
    ancestor = ancestor.parentElement
  ) {
    if (
      /^(?:html|main|article|form)$/.test(getTag(ancestor)) &&
      !noticeNames.test(getClassAndId(ancestor))
    )
      break;
    if (ancestor.querySelector(mainContent) && !isNamedNotice(ancestor)) break;
    if (!isAboutCookies(ancestor)) {
      if (notice || measureText(ancestor) > maxLength) break;
      continue;
    }
    const maxAdded = notice ? maxOtherText * measureText(notice) : 0;
    if (
      notice &&
      measureText(ancestor) - measureText(notice) > maxAdded &&
      !isNamedNotice(ancestor)
    )
      break;
    notice = ancestor;
  }
  const isNotice =
    notice && (isNamedNotice(notice) || countMentions(notice) > 1 || countChoices(notice) > 1);
  return isNotice ? notice : undefined;
}
