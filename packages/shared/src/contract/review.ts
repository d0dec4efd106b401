import { z } from 'zod';
import { linkToken } from './account-recovery.ts';
import { limits } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { cursorQuery, id, instant, singleLine, requiredLine } from './fields.ts';

export const reviewLinkSchema = z.object({
  id,
  /** Who the link is for, in the owner's words. */
  name: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
/** A link that lets someone without an account read an application and comment on it. */
export type ReviewLink = z.infer<typeof reviewLinkSchema>;

export const newReviewLinkSchema = reviewLinkSchema.extend({
  /** The secret of the link. Only its hash is stored, so no later response contains it. */
  token: linkToken,
});
export type NewReviewLink = z.infer<typeof newReviewLinkSchema>;

export const reviewLinkBody = z.object({
  name: singleLine('Name').default(''),
  days: z.int().min(1).max(limits.reviewDays).default(14),
});
export type ReviewLinkFields = z.infer<typeof reviewLinkBody>;

const context = z.string().max(limits.quoteContext).default('');

/** The words that a comment is about. Without a quote, it is about the whole section. */
export const commentAnchorSchema = z.object({
  /** The heading of the section; empty for the text before the first heading. */
  section: z.string().max(limits.title),
  quote: z.string().max(limits.quote).trim().default(''),
  /** The text before and after the quote, to distinguish it from other places with the same words. */
  prefix: context,
  suffix: context,
});
export type CommentAnchor = z.infer<typeof commentAnchorSchema>;

export const commentSchema = z.object({
  id,
  /** As the guest typed it; not verified. */
  author: z.string(),
  anchor: commentAnchorSchema,
  text: z.string(),
  createdAt: instant,
  resolvedAt: instant.optional(),
  /** The link it was made with; absent for guests. */
  linkId: id.optional(),
});
export type ReviewComment = z.infer<typeof commentSchema>;

export const reviewSchema = z.object({
  title: z.string(),
  organizationName: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
  expiresAt: instant,
  /** The comments made with this link, newest first. */
  comments: z.array(commentSchema),
});
/** The part of an application visible to a guest. */
export type Review = z.infer<typeof reviewSchema>;

/**
 * A visible character: neither a space nor a character that fonts do not draw. Not part of the OpenAPI document, because
 * few tools support these classes.
 */
const visible = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

export const commentBody = z.object({
  token: linkToken,
  author: requiredLine('Name').refine((name) => visible.test(name), 'Name is required'),
  anchor: commentAnchorSchema,
  text: z
    .string()
    .max(limits.comment, {
      error: `A comment can be at most ${limits.comment.toLocaleString('en-US')} characters long.`,
      abort: true,
    })
    .trim()
    .min(1, 'Write a comment.'),
});
export type CommentFields = Omit<z.infer<typeof commentBody>, 'token'>;

const owner = { service: 'applications', access: 'user' } as const;
/** The token is in the body and not in the path, because proxies log paths. */
const guest = { service: 'applications', access: 'public', method: 'POST' } as const;

export const reviewEndpoints = {
  listReviewLinks: endpoint({
    ...owner,
    method: 'GET',
    path: '/api/applications/:id/review-links',
    status: 200,
    response: z.array(reviewLinkSchema),
    teamRole: 'owner',
    summary: 'Lists the links of an application that have not expired, newest first.',
  }),
  createReviewLink: endpoint({
    ...owner,
    method: 'POST',
    path: '/api/applications/:id/review-links',
    status: 201,
    body: reviewLinkBody,
    response: newReviewLinkSchema,
    idempotent: true,
    teamRole: 'owner',
    summary: 'Creates a link for reading and commenting without an account.',
  }),
  revokeReviewLink: endpoint({
    ...owner,
    method: 'DELETE',
    path: '/api/review-links/:id',
    status: 204,
    teamRole: 'owner',
    summary: 'Revokes a link. Its comments remain.',
  }),
  deleteLinkComments: endpoint({
    ...owner,
    method: 'DELETE',
    path: '/api/review-links/:id/comments',
    status: 204,
    teamRole: 'owner',
    summary: 'Deletes all comments made with a link, even after the link has ended.',
  }),
  listComments: endpoint({
    ...owner,
    method: 'GET',
    path: '/api/applications/:id/comments',
    status: 200,
    query: cursorQuery,
    response: z.array(commentSchema),
    teamRole: 'viewer',
    summary: 'Lists the comments on an application, newest first, up to 200 per page.',
  }),
  resolveComment: endpoint({
    ...owner,
    method: 'PUT',
    path: '/api/comments/:id',
    status: 200,
    body: z.object({ resolved: z.boolean() }),
    response: commentSchema,
    teamRole: 'editor',
    summary: 'Resolves a comment or reopens it.',
  }),
  deleteComment: endpoint({
    ...owner,
    method: 'DELETE',
    path: '/api/comments/:id',
    status: 204,
    teamRole: 'owner',
    summary: 'Deletes a comment.',
  }),
  readReview: endpoint({
    ...guest,
    path: '/api/reviews',
    status: 200,
    body: z.object({ token: linkToken }),
    response: reviewSchema,
    summary: 'Returns the application shared by a link and the comments made with that link.',
  }),
  createComment: endpoint({
    ...guest,
    path: '/api/review-comments',
    status: 201,
    body: commentBody,
    response: commentSchema,
    idempotent: true,
    summary: 'Adds a comment to the application shared by a link.',
  }),
};
