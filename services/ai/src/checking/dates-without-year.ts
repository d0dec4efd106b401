import { findDates } from '../text/dates.ts';
import type { Finding } from './finding.ts';
import type { SourceIndex } from './source-index.ts';

const weekdays = 'sun mon tue wed thu fri sat'.split(' ');

/** "On Saturday 23 May" of a 23 May that the sources give a year in which it is a Sunday, or call one. */
export const isOnOtherWeekday = (finding: Finding, index: SourceIndex): boolean => {
  const day = /^day:(\d\d-\d\d)$/.exec(finding.keys[0] ?? '')?.[1];
  const said = weekdays.indexOf(finding.text.slice(0, 3).toLowerCase());
  if (day === undefined || said < 0 || !findDates(finding.text)[0]?.day) return false;
  const years = index.yearsOfDays.get(day);
  return (
    years !== undefined &&
    ![...years].some((year) => new Date(`${year}-${day}T00:00:00Z`).getUTCDay() === said)
  );
};
