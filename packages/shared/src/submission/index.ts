export { aiStance } from './ai-policy/ai-stance.ts';
export { calendarEvents, type CalendarEvent } from './deadline/calendar-events.ts';
export { countdown } from './deadline/countdown.ts';
export { clockText, dayText, deadlineLine, deadlineText } from './deadline/deadline-text.ts';
export type { DeadlineText } from './deadline/deadline-text.ts';
export { dueInstant } from './deadline/due-instant.ts';
export { findSection } from './sections/find-section.ts';
export { isSameName } from './sections/same-name.ts';
