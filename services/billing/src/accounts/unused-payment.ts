/**
 * The expression of an update pipeline for the payment whose credit is used next: of those that no reservation
 * names, always the same one, in whatever order they were credited.
 */
export const unusedPayment = {
  $ifNull: [
    { $min: { $setDifference: ['$creditedPayments', '$reservations.paymentId'] } },
    '$$REMOVE',
  ],
};
