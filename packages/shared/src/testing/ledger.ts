/** The progress of a command from the sender's point of view: sent, or confirmed. */
export type Progress = 'sent' | 'done';

/** A record created by a user while the system was failing, with its outcome. */
export type TrackedRecord = {
  /** Unique, to detect duplicates; begins with the owner's name, to detect records of other users. */
  title: string;
  key: string;
  created: Progress;
  id?: string;
  deleted?: Progress;
};

/** A user's account as stored by billing. */
export type StoredAccount = {
  _id: string;
  freeLeft: number;
  credits: number;
  reservations: { id: string; state: 'held' | 'settled' }[];
  creditedPayments: string[];
};

/** A difference between the acknowledged writes and the stored data. */
export type Fault = { type: 'lost' | 'duplicated'; text: string };

const lost = (text: string): Fault => ({ type: 'lost', text });
const duplicated = (text: string): Fault => ({ type: 'duplicated', text });

/** Finds lost, duplicated and reappeared records of one kind. */
export function compareRecords(
  kind: string,
  records: readonly TrackedRecord[],
  storedTitles: readonly string[],
): Fault[] {
  return records.flatMap((record) => {
    const count = storedTitles.filter((title) => title === record.title).length;
    const expected = getExpectation(record);
    if (count > 1) return [duplicated(`${kind} ${record.title} exists ${count} times`)];
    if (expected === 'present' && count === 0) return [lost(`${kind} ${record.id}`)];
    if (expected === 'absent' && count === 1)
      return [duplicated(`${kind} ${record.id} reappeared after its deletion`)];
    return [];
  });
}

/** Whether the record must exist, must not exist, or may exist because the sender got no response. */
function getExpectation({ created, deleted }: TrackedRecord): 'present' | 'absent' | 'either' {
  if (deleted === 'done') return 'absent';
  return created === 'done' && !deleted ? 'present' : 'either';
}

/**
 * Reports an application whose stored text is neither the last acknowledged one nor one sent later whose response was
 * lost.
 * @param saves oldest first; the first one is known to be stored
 */
export function compareSaves<Save extends { saved: Progress }>(
  application: string,
  saves: readonly Save[],
  isStored: (save: Save) => boolean,
): Fault[] {
  const lastKnown = Math.max(
    0,
    saves.findLastIndex(({ saved }) => saved === 'done'),
  );
  const stored = saves.findIndex(isStored);
  return stored < lastKnown
    ? [lost(`${application}: expected text ${lastKnown + 1} or later, found ${stored + 1}`)]
    : [];
}

/** Expects one settled reservation per application and one credit per payment. */
export function compareAccount(
  account: StoredAccount | undefined,
  { applications, payments }: { applications: readonly string[]; payments: readonly Progress[] },
): Fault[] {
  const paid = payments.filter((payment) => payment === 'done').length;
  if (!account) return applications.length + paid > 0 ? [lost('the account')] : [];
  const { reservations, freeLeft, credits, creditedPayments } = account;
  const settled = reservations.filter(({ state }) => state === 'settled').map(({ id }) => id);
  const unsettled = applications.filter((id) => !settled.includes(id));
  const unexpected = settled.filter(
    (id, index) => !applications.includes(id) || settled.indexOf(id) < index,
  );
  const isConsistent = freeLeft + credits + reservations.length === 1 + creditedPayments.length;
  const counts = `${paid} of ${payments.length} payments confirmed, ${creditedPayments.length} credited`;
  return [
    ...unsettled.map((id) => lost(`the entitlement of application ${id} is not settled`)),
    ...unexpected.map((id) =>
      duplicated(`application ${id} used an entitlement twice or without existing`),
    ),
    ...(isConsistent ? [] : [duplicated(`inconsistent account: ${JSON.stringify(account)}`)]),
    ...(creditedPayments.length < paid ? [lost(counts)] : []),
    ...(creditedPayments.length > payments.length ? [duplicated(counts)] : []),
  ];
}
