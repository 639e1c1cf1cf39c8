import { expect, test } from 'vitest';
import { checkSvg } from './check-svg.js';

const picture = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const codesOf = (text: string) => [...new Set(checkSvg(text).findings.map(({ code }) => code))];

test('a picture comes back in its one text, and that text is itself', () => {
  const { svg } = checkSvg(
    picture(`
    <!-- sun -->
    <defs><linearGradient id="sky"><stop offset="0.00" stop-color="#FFF"/></linearGradient></defs>
    <circle r="4.00049" cy="5" cx="5.0" fill="url(#sky)" />
    <path d="M1,2 L 3.5 -4 a1 1 0 01 2 2z" transform="translate(1, -2) scale(-1 -1)"/>
    <text x="1" y="2">a &lt; b</text>`),
  );
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">' +
      '<defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient></defs>' +
      '<circle cx="5" cy="5" fill="url(#sky)" r="4"/>' +
      '<path d="M1 2L3.5-4a1 1 0 0 1 2 2z" transform="translate(1-2)scale(-1-1)"/>' +
      '<text x="1" y="2">a &lt; b</text></svg>',
  );
  expect(checkSvg(svg ?? '').svg).toBe(svg);
});

const shape = '<circle r="1"/>';
test.each([
  ['script', picture('<script>alert(1)</script>'), 'SVG_ELEMENT'],
  ['script by its prefix', picture('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), 'SVG_ELEMENT'],
  ['a handler on the picture', picture(shape, 'viewBox="0 0 1 1" onload="alert(1)"'), 'SVG_ATTRIBUTE'],
  ['a handler on a shape', picture('<rect width="1" height="1" onclick="x()"/>'), 'SVG_ATTRIBUTE'],
  ['a handler in capitals', picture('<rect ONCLICK="x()"/>'), 'SVG_ATTRIBUTE'],
  [
    'foreignObject',
    picture('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'SVG_ELEMENT',
  ],
  [
    'animation of an address',
    picture('<animate attributeName="href" values="javascript:x()"/>'),
    'SVG_ELEMENT',
  ],
  ['setting of a handler', picture('<set attributeName="onclick" to="x()"/>'), 'SVG_ELEMENT'],
  ['a link', picture('<a href="https://example.com/">x</a>'), 'SVG_ELEMENT'],
  ['a script as a link', picture('<a href="javascript:x()"/>'), 'SVG_ELEMENT'],
  ['an image from outside', picture('<image href="https://example.com/x.png"/>'), 'SVG_ELEMENT'],
  ['an image as data', picture('<image href="data:image/svg+xml,x"/>'), 'SVG_ELEMENT'],
  ['feImage', picture('<filter id="f"><feImage href="https://example.com/x"/></filter>'), 'SVG_ELEMENT'],
  ['use of a file', picture('<use href="other.svg#x"/>'), 'SVG_VALUE'],
  ['use of data', picture('<use href="data:image/svg+xml,x#x"/>'), 'SVG_VALUE'],
  ['use by the old name', picture('<use xlink:href="#x"/>'), 'SVG_ATTRIBUTE'],
  ['use of nothing here', picture('<use href="#nobody"/>'), 'SVG_ID_MISSING'],
  ['use of itself', picture('<g id="x"><use href="#x"/></g>'), 'SVG_CIRCLE'],
  ['a pattern of itself', picture('<pattern id="p"><rect fill="url(#p)"/></pattern>'), 'SVG_CIRCLE'],
  ['two of one id', picture('<g id="x"/><g id="x"/>'), 'SVG_ID_TWICE'],
  ['style as an element', picture('<style>@import url(https://example.com/x.css)</style>'), 'SVG_ELEMENT'],
  ['style as an attribute', picture('<rect style="fill:url(https://example.com/x)"/>'), 'SVG_ATTRIBUTE'],
  ['class', picture('<rect class="x"/>'), 'SVG_ATTRIBUTE'],
  ['url() to elsewhere', picture('<rect fill="url(https://example.com/x#y)"/>'), 'SVG_VALUE'],
  ['url() in quotes', picture(`<rect fill="url('#x')"/>`), 'SVG_VALUE'],
  ['url() in disguise', picture('<rect fill="&#117;rl(//example.com/#x)"/>'), 'SVG_VALUE'],
  ['a second paint', picture('<rect fill="url(#x) url(https://example.com/)"/>'), 'SVG_VALUE'],
  ['a colour that computes', picture('<rect fill="var(--x)"/>'), 'SVG_VALUE'],
  ['file:', picture('<use href="file:///etc/passwd"/>'), 'SVG_VALUE'],
  ['a mask from outside', picture('<rect mask="url(file:///x#m)"/>'), 'SVG_VALUE'],
  ['a number with a unit', picture('<rect width="100vw"/>'), 'SVG_VALUE'],
  ['a number without end', picture('<rect width="1e999"/>'), 'SVG_VALUE'],
  ['a path that is none', picture('<path d="M0 0 L 1"/>'), 'SVG_VALUE'],
  ['a transform that is none', picture('<g transform="translate(1) expression(x)"/>'), 'SVG_VALUE'],
  ['DOCTYPE', `<!DOCTYPE svg>${picture(shape)}`, 'SVG_DOCTYPE'],
  [
    'an entity of its own',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${picture('')}`,
    'SVG_DOCTYPE',
  ],
  ['an entity that nobody made', picture('<title>&x;</title>'), 'SVG_NOT_XML'],
  ['an instruction', picture('<?xml-stylesheet href="x.css"?>'), 'SVG_INSTRUCTION'],
  ['a declaration', `<?xml version="1.0" encoding="utf-7"?>${picture(shape)}`, 'SVG_DECLARATION'],
  ['CDATA', picture('<title><![CDATA[<script>]]></title>'), 'SVG_CDATA'],
  ['words outside of text', picture('hello'), 'SVG_WORDS'],
  ['no root', '', 'SVG_NOT_XML'],
  ['another root', '<html><body/></html>', 'SVG_ROOT'],
  ['a root of another kind of document', '<svg viewBox="0 0 1 1"/>', 'SVG_ROOT'],
  ['an svg in an svg', picture('<svg viewBox="0 0 99999 99999"/>'), 'SVG_ELEMENT'],
  ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g>', 'SVG_NOT_XML'],
  ['no viewBox', picture(shape, ''), 'SVG_AREA'],
  ['a viewBox of no size', picture(shape, 'viewBox="0 0 0 10"'), 'SVG_AREA'],
  ['a giant viewBox', picture(shape, 'viewBox="0 0 20000 20000"'), 'SVG_AREA'],
  [
    'a giant picture of a small viewBox',
    picture(shape, 'viewBox="0 0 1 1" width="20000" height="20000"'),
    'SVG_AREA',
  ],
  ['too many letters', picture(`<title>${'x'.repeat(256 * 1024)}</title>`), 'SVG_TOO_LARGE'],
  ['too deep', picture(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), 'SVG_DEPTH'],
])('refused: %s', (_, text, code) => {
  const { svg, findings } = checkSvg(text);
  expect(svg).toBeUndefined();
  expect(findings.map((finding) => finding.code)).toContain(code);
});

test('a picture that is small as text and endless to draw is refused', () => {
  const level = (number: number) => `<g id="l${number}">${`<use href="#l${number - 1}"/>`.repeat(10)}</g>`;
  const bomb = picture(
    `<g id="l0">${shape}</g>${Array.from({ length: 12 }, (_, index) => level(index + 1)).join('')}`,
  );
  expect(codesOf(bomb)).toEqual(['SVG_TOO_MUCH']);
});

test('what is wrong is told all at once, with element, attribute and place', () => {
  expect(checkSvg(picture('\n<rect onclick="x()"/>\n<script/>')).findings).toMatchObject([
    { code: 'SVG_ATTRIBUTE', element: 'rect', attribute: 'onclick', line: 2, column: 19 },
    { code: 'SVG_ELEMENT', element: 'script', line: 3, message: '<script>: a picture runs nothing' },
  ]);
});
