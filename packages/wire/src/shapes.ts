import type { SeatId, Viewer } from '@tapete/core';
import * as z from 'zod/mini';

/** A number of things: whole, not negative, exact in every language that reads JSON. */
export const countShape = z.int().check(z.nonnegative());

/** An id of somebody's making: of a match, of a command. */
export const idShape = z.string().check(z.minLength(1), z.maxLength(64));

/** `p0` to `p99`. */
export const seatShape = z.templateLiteral([
  'p',
  z.string().check(z.regex(/(?:0|[1-9]\d?)/)),
]) as unknown as z.ZodMiniTemplateLiteral<SeatId>;

export const viewerShape: z.ZodMiniType<Viewer> = z.union([seatShape, z.literal('spectator')]);

/** Facts of a game that the wire carries and does not read. What was read from JSON can be nothing else inside. */
export const opaqueShape = z.record(z.string(), z.unknown());

/** Who plays a seat: a person, nobody yet, or a bot by its name. */
export const botShape = z.templateLiteral(['bot:', z.string()]);
export const controllerShape = z.union([z.literal('person'), z.literal('open'), botShape]);
