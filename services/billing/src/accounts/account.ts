export const entitlementKinds = ['free', 'credit', 'super-user'] as const;
export type EntitlementKind = (typeof entitlementKinds)[number];

/** An entitlement reserved for one application, stored under the ID of that application. */
export type Reservation = {
  id: string;
  kind: EntitlementKind;
  /** `held` until the application is known to be stored, then permanently `settled`. */
  state: 'held' | 'settled';
  at: Date;
  /** The payment for the credit; absent for other kinds and for a credit that has not been paid yet. */
  paymentId?: string;
};

/** A charged payment that was refunded or disputed, before or after its credit was granted. */
export type WithdrawnPayment = {
  id: string;
  reason: 'refunded' | 'disputed';
  /** Set if an application had already used the credit, so that it could not be revoked. */
  isUsed: boolean;
  at: Date;
};

/** The state that determines how many applications a user may still create. */
export type Account = {
  freeLeft: number;
  /** Paid credits that have not been used. Negative only after an application was stored without a reservation. */
  credits: number;
  reservations: Reservation[];
  /** Applications whose creation was rolled back. They are never charged, even after a late event. */
  withdrawnApplications: string[];
  /** Payments whose credit was granted. Each payment grants exactly one credit. */
  creditedPayments: string[];
  withdrawnPayments: WithdrawnPayment[];
};

/** The account of a new user: the first application is free. */
export const newAccount: Account = {
  freeLeft: 1,
  credits: 0,
  reservations: [],
  withdrawnApplications: [],
  creditedPayments: [],
  withdrawnPayments: [],
};
