import type { Endpoint } from '../../contract/index.ts';
import {
  route,
  type RouteLimit,
  type Outcome,
  type Route,
  type RouteContext,
} from '../http/route.ts';
import type { Memberships } from './memberships.ts';
import type { TeamAccess } from './team-access.ts';

type TeamHandler<C extends Endpoint> = (
  access: TeamAccess,
  context: RouteContext<C>,
) => Outcome<C> | Promise<Outcome<C>>;

/** Like `route`, for handlers that need the user's teams. */
export const createTeamRoute =
  ({ accessOf }: Pick<Memberships, 'accessOf'>) =>
  <const C extends Endpoint>(
    endpoint: C,
    handle: TeamHandler<C>,
    options: { limit?: RouteLimit } = {},
  ): Route =>
    route(
      endpoint,
      async (context: RouteContext<C>) => handle(await accessOf(context.user.id), context),
      options,
    );
