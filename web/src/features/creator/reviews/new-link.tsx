import type { NewReviewLink } from '@grantwright/shared/contract';
import { routes } from '../../../lib/paths.ts';
import { LinkToCopy } from '../../../ui/link-to-copy.tsx';

/** The token is in the fragment, which browsers never send to a server. */
const getUrl = ({ token }: NewReviewLink) =>
  new URL(`${routes.review}#token=${token}`, location.href).href;

/** Shows the URL of a new link to an application. */
export const NewLink = ({ link }: { link: NewReviewLink }) => (
  <LinkToCopy
    label={link.name ? `New link for ${link.name}` : 'New link'}
    hint="Copy it now: it can’t be shown again. If you lose it, revoke it and create another one."
    url={getUrl(link)}
  />
);
