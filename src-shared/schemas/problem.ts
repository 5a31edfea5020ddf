import { z } from 'zod'
import { faultFields, faultSchema } from './fault.ts'

type Entry = readonly [status: number, title: string]

const table = {
  invalid_json: [400, "The request body isn't valid JSON"],
  invalid_request: [400, 'Invalid request'],
  invalid_key: [401, 'Invalid API key'],
  invalid_signature: [401, 'Invalid signature'],
  plan_required: [403, "The bot's plan doesn't include this"],
  key_not_for_bot: [403, 'The key belongs to another bot'],
  origin_not_allowed: [403, "This website isn't allowed to use the bot"],
  bot_not_found: [404, 'Bot not found'],
  session_not_found: [404, 'Session not found'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  request_timeout: [408, 'The request timed out'],
  run_under_way: [409, 'Already running'],
  claimed_elsewhere: [409, 'Somebody answers in another window'],
  idempotency_conflict: [409, 'The idempotency key was used for a different request'],
  data_folder_in_use: [409, 'The data folder is already in use'],
  database_refused: [409, "The database couldn't be opened"],
  payload_too_large: [413, 'The request body is too large'],
  unsupported_media_type: [415, 'Unsupported content type'],
  host_not_allowed: [421, "This host name isn't allowed"],
  quota_exceeded: [429, 'The daily quota is used up'],
  too_many_requests: [429, 'Too many requests'],
  headers_too_large: [431, 'The request headers are too large'],
  internal: [500, 'Internal error'],
  storage_full: [503, 'The disk is full'],
  storage_unavailable: [503, "The data couldn't be read or written"],
  service_paused: [503, 'The service is paused'],
  port_in_use: [409, 'The port is already in use'],
} as const satisfies Record<string, Entry>

export type ProblemCode = keyof typeof table

const codes = Object.keys(table) as [ProblemCode, ...ProblemCode[]]

export const problemStatus = Object.fromEntries(codes.map((code) => [code, table[code][0]])) as Record<
  ProblemCode,
  number
>
export const problemTitle = Object.fromEntries(codes.map((code) => [code, table[code][1]])) as Record<
  ProblemCode,
  string
>

const issueSchema = z.object({
  path: z.string().describe('Where in the body, for example `products.3.price`'),
  message: z.string(),
})

/** RFC 9457, with a stable `code` for programs: what the public API answers. */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(codes),
    errors: z.array(issueSchema).optional(),
  })
  .meta({ id: 'Problem' })
export type PublicProblem = z.infer<typeof problemSchema>

/** The same with faults, so that the dashboard and the command line can say it in the reader's language. */
const problemIssueSchema = issueSchema.extend({
  code: faultFields.code.optional(),
  params: faultFields.params.optional(),
})
export type ProblemIssue = z.infer<typeof problemIssueSchema>

export const callProblemSchema = problemSchema.extend({
  errors: z.array(problemIssueSchema).optional(),
  fault: faultSchema.optional().describe('What `detail` says, as a code with its values'),
})
export type Problem = z.infer<typeof callProblemSchema>
