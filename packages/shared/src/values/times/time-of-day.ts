import type { TimeValue } from './times.ts';

/** Time zones in which a 12-hour clock is customary. */
const twelveHourZone =
  /^(?:[ECMP]|AK|H)[SD]?T\b|^[ECMP]\.|\b(?:Eastern|Central(?! European)|Mountain|Pacific|Alaska|Hawaii|Atlantic)\b/i;
const fullDayClock = /\b(?:hours|hrs)\b|\dh/i;
const lastMinute = /^11[:.]59/;
const endOfDay = /midnight|24[:.]00/i;

/** Returns `HH:MM` and the zone as in the contract. Midnight is the end of the stated day. */
export const toClock = (clock: TimeValue | undefined) => ({
  ...(clock && { time: endOfDay.test(clock.text) ? '23:59' : clock.time }),
  ...(clock?.zone && { timeZone: clock.zone }),
});

/**
 * Whether a time without a.m. or p.m. may be in either half of the day: "11:59", "5:00 ET". "5:00 CET" and
 * "10:00 hours" are in the morning.
 */
export const isAmPmUnclear = ({ unclear, text, zone }: TimeValue): boolean =>
  unclear === true &&
  !fullDayClock.test(text) &&
  (zone ? twelveHourZone.test(zone) : lastMinute.test(text));
