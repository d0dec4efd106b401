import { Button } from '../ui/button.tsx';
import { Message } from '../ui/page.tsx';

/** A part of the program that no longer exists on the server after an update, or that did not arrive. */
const isMissingPart = (error: unknown) =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** What a person sees when a screen fails: never a blank page, never a stack. */
export function LoadFailed({ error }: { error: unknown }) {
  return (
    <Message
      title={isMissingPart(error) ? 'This part could not be loaded' : 'This page failed to load'}
    >
      <p>
        {isMissingPart(error) &&
          'Your connection may be gone, or there is a newer version of Grantwright. '}
        Nothing you saved is lost. Load the page again to go on.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Message>
  );
}
