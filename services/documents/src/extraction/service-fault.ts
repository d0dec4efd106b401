/** A service error that does not depend on the document, so the extraction can be retried. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
}
