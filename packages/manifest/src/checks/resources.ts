import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import { isPicture, type ResourceFile, slotsOf } from '../shapes/resources.js';
import { each, eachMember, mustDiffer } from './each.js';

export function checkResources(
  resources: readonly ResourceFile[] | undefined,
  at: Path,
  report: Report,
): void {
  mustDiffer(report, { list: resources, at, key: 'id', of: ({ id }) => id });
  each(resources, at, (resource, path) => {
    if (resource.type !== 'atlas') return;
    eachMember(resource.regions, [...path, 'regions'], ({ x, y, width, height }, here, name) => {
      if (x + width <= resource.width && y + height <= resource.height) return;
      report(
        'REGION_OUTSIDE',
        here,
        `\`${name}\` ends at ${x + width} × ${y + height}, beyond the image of ${resource.width} × ${resource.height}`,
      );
    });
  });
}

/** Names by which pictures can be called: `disc`, `cover/icon`, `fleet/bow`. */
export function pictureSlots(resources: readonly ResourceFile[] | undefined): string[] {
  const slots: string[] = [];
  each(resources, [], (resource) => {
    if (isPicture(resource)) slots.push(...slotsOf(resource));
  });
  return slots;
}
