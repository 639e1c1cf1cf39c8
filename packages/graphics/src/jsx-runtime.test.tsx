/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { expect, test } from 'vitest';
import { jsx } from './jsx-runtime.js';
import { drawn } from './svg/numbers.js';
import { svgText } from './svg/svg-text.js';

const Dot = ({ at }: { readonly at: number }) => <circle cx={at} cy={0.1 + 0.2} r={1} strokeWidth={2} />;
const Dots = ({ at }: { readonly at: readonly number[] }) => (
  <>
    <title>dots</title>
    {at.map((place) => (
      <Dot at={place} />
    ))}
  </>
);

test('elements, parts, lists and fragments become one text', () => {
  const picture = (
    <svg viewBox="0 0 10 10">
      <Dots at={[1, 2]} />
      {false}
      <text x={1} y={2}>
        {'a < b'}
      </text>
    </svg>
  );
  expect(svgText(picture)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
      '<title>dots</title>' +
      '<circle cx="1" cy="0.3" r="1" stroke-width="2"/><circle cx="2" cy="0.3" r="1" stroke-width="2"/>' +
      '<text x="1" y="2">a &lt; b</text></svg>',
  );
});

test('numbers are the same on every machine: three digits, no exponent, no minus zero', () => {
  expect(drawn`M${Math.sin(Math.PI)} ${-0.0001} ${1 / 3} ${-2.00049}`).toBe('M0 0 0.333 -2');
  expect(() => drawn`M${Number.NaN} 0`).toThrow(RangeError);
});

test('what a picture may not say does not compile, and throws where nothing compiled it', () => {
  const wrong = [
    // @ts-expect-error: a picture runs nothing
    () => <script />,
    // @ts-expect-error: a picture holds no page
    () => <foreignObject />,
    // @ts-expect-error: nor does a shape listen
    () => <rect onLoad={() => undefined} />,
    // @ts-expect-error: not an attribute of circles
    () => <circle r={1} borderRadius={2} />,
  ];
  for (const draw of wrong) expect(draw).toThrow(TypeError);
});

test('values that the check would refuse do not compile', () => {
  // @ts-expect-error: an address is no fragment
  const use = () => <use href="https://example.com/" />;
  // @ts-expect-error: colours are written as numbers
  const paint = () => <rect fill="red" />;
  // @ts-expect-error: lengths have no unit
  const length = () => <rect width="10px" />;
  expect([use, paint, length]).toHaveLength(3);
});

test('a name with a hyphen is taken as it is', () => {
  expect(svgText(jsx('path', { 'stroke-width': 2 }))).toBe('<path stroke-width="2"/>');
});
