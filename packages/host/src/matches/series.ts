import { misfitOf } from '@tapete/core';
import type { OpenedGame } from '../shelf/shelf.js';
import type { MatchFacts } from './match-facts.js';

/**
 * The settings of the next game of a series: the same, but for the value that counts its games, where the game has one.
 * After the last number that is allowed it begins again with its default.
 */
export function nextOfSeries(
  config: MatchFacts['config'],
  { rules, facts }: Pick<OpenedGame, 'rules' | 'facts'>,
): MatchFacts['config'] {
  const spec = rules.structure.config.find(({ name }) => name === facts.series);
  if (spec === undefined) return config;
  const next = Number(config[spec.name] ?? spec.default) + 1;
  const { [spec.name]: _, ...others } = config;
  return misfitOf(spec, next) === undefined ? { ...others, [spec.name]: next } : others;
}
