export const entitlementKinds = ['free', 'credit', 'super-user'] as const;
export type EntitlementKind = (typeof entitlementKinds)[number];

/** An entitlement taken for one application, stored under the id of that application. */
export type Reservation = {
  id: string;
  kind: EntitlementKind;
  /** `held` until the application is known to be stored, then `settled` for good. */
  state: 'held' | 'settled';
  at: Date;
  /** The payment that bought the credit; absent for other kinds and for a credit that is not paid yet. */
  paymentId?: string;
};

/** A payment that was refunded or disputed after it gave a credit. */
export type WithdrawnPayment = {
  id: string;
  reason: 'refunded' | 'disputed';
  /** Set when an application had already used the credit, so that it could not be withdrawn. */
  isUsed: boolean;
  at: Date;
};

/** Everything that decides what one person may still create. */
export type Account = {
  freeLeft: number;
  /** Paid and not yet used. Negative only after an application was stored without a reservation. */
  credits: number;
  reservations: Reservation[];
  /** Applications withdrawn while they were created. They are never charged, even by a late event. */
  withdrawnApplications: string[];
  /** Payments whose credit was given. Each payment gives one credit, once. */
  creditedPayments: string[];
  withdrawnPayments: WithdrawnPayment[];
};

/** The account of a new person: the first application is free. */
export const newAccount: Account = {
  freeLeft: 1,
  credits: 0,
  reservations: [],
  withdrawnApplications: [],
  creditedPayments: [],
  withdrawnPayments: [],
};
