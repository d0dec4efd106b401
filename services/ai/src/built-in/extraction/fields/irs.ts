/** The telephones of the Internal Revenue Service, which stand on every letter, form and search page of it. */
const telephones = new Set([
  '8778295500',
  '8008291040',
  '8008294933',
  '8008293676',
  '8008290115',
  '8008294059',
  '8002699940',
  '8662552540',
  '8667724775',
]);

export const isIrsPhone = (phone: string): boolean =>
  telephones.has(phone.replace(/\D/g, '').slice(-10));
