import type { Colour } from './theme.js';

/** A colour moved towards another: 0 is itself, 1 the other. Pictures get their light and their edges by it. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const from = channels(colour);
  const to = channels(other);
  const mix = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: Colour, share: number): Colour => mixed(colour, '#ffffff', share);
export const darker = (colour: Colour, share: number): Colour => mixed(colour, '#000000', share);

/**
 * How well two colours can be told apart, from 1 to 21. Shapes need 3, text 4.5.
 * Source: WCAG 2.2, "contrast ratio".
 */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a colour is to the eye, 0 to 1. */
export function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
