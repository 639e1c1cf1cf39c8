import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { eachMember } from '../checks/each.js';
import { nearest } from '../findings/near.js';
import type { Report } from '../findings/report.js';
import type { Texts } from '../shapes/small-files.js';

/** Every text must be readable ICU. */
export function checkTexts(texts: Texts, report: Report): void {
  eachMember(texts, [], (text, path, key) => {
    const message = messageOf(text);
    if (message.mistake) report('TEXT_WRONG', path, `\`${key}\` is not an ICU text: ${message.mistake}`);
  });
}

/** All locales say the same things, with the same values in them. */
export function checkSameTexts(
  { texts, others }: { readonly texts: Texts; readonly others: ReadonlyMap<string, Texts> },
  report: Report,
): void {
  for (const [file, other] of others) {
    for (const key of Object.keys(other)) {
      if (Object.hasOwn(texts, key)) continue;
      const near = nearest(
        key,
        Object.keys(texts).filter((own) => !Object.hasOwn(other, own)),
      );
      report('TEXT_MISSING', [], `\`${key}\` is in ${file} and missing here`, near);
    }
    eachMember(texts, [], (text, path, key) => {
      const [own, theirs] = [argumentsOf(text), argumentsOf(other[key] ?? text)];
      if (own === undefined || theirs === undefined || own === theirs) return;
      report(
        'TEXT_ARGUMENTS',
        path,
        `\`${key}\` uses ${own || 'no values'}, but ${theirs || 'none'} in ${file}`,
      );
    });
  }
}

function messageOf(text: string): {
  readonly elements?: readonly MessageFormatElement[];
  readonly mistake?: string;
} {
  try {
    return { elements: parse(text, { captureLocation: false }) };
  } catch (error) {
    // The parser says no by throwing; its answer is told with the text's place.
    return { mistake: sentence(error instanceof Error ? error.message : String(error)) };
  }
}

/** `EXPECT_ARGUMENT_CLOSING_BRACE` in words. */
const sentence = (code: string): string => code.toLowerCase().replaceAll('_', ' ');

/** The names that a text has in braces, sorted; undefined where it cannot be read. */
function argumentsOf(text: string): string | undefined {
  const { elements } = messageOf(text);
  return elements && [...new Set(elements.flatMap(names))].sort().join(', ');
}

function names(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.select:
    case TYPE.plural:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(names))];
    case TYPE.tag:
      return element.children.flatMap(names);
    default:
      return [element.value];
  }
}
