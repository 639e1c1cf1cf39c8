import type { MatchModel } from '../match/match-model.js';
import { boxStyle } from './box.js';
import { GridMarks } from './grid-marks.jsx';
import { LAYERS, type LaidTable } from './laid.js';
import { usePictures } from './use-pictures.js';

/** What lies under the pieces of a place, and what stands in front of them. */
export function Pictures({ model, laid }: { model: MatchModel; laid: LaidTable }) {
  const address = usePictures(model);
  return (
    <>
      {laid.places.flatMap((place, index) =>
        (
          [
            ['behind', 0],
            ['front', 2],
          ] as const
        ).map(([side, layer]) => {
          const slot = place[side];
          const picture = slot === undefined ? undefined : address(slot);
          if (picture === undefined) return null;
          return (
            <img
              key={`${place.of} ${place.seat ?? ''} ${side}`}
              class="picture"
              src={picture}
              alt=""
              draggable={false}
              style={boxStyle(place.rect, index * LAYERS + layer)}
            />
          );
        }),
      )}
      {laid.places.map((place, index) => (
        <GridMarks
          key={`${place.of} ${place.seat ?? ''}`}
          place={place}
          layer={index * LAYERS}
          address={address}
        />
      ))}
    </>
  );
}
