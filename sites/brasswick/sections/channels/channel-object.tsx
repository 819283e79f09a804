import type { ContentOf } from 'sitewright';
import type { channels } from 'sitewright/kinds';

const ink = 'fill-ink';
const brass = 'fill-tint-goldenrod';
const white = 'fill-tint-white';
const red = 'fill-thread';
const green = 'fill-board';

/** The paths of each thing in the order in which they are painted, each with the class of its colour. */
type ChannelKind = ContentOf<typeof channels>['items'][number]['kind'];

const objects: Record<ChannelKind, readonly (readonly [colour: string, path: string])[]> = {
  // A telephone with a dial.
  phone: [
    [green, 'M38 54h44l22 48q1 8-8 8H24q-9 0-8-8z'],
    [ink, 'M46 40h6v16h-6zM68 40h6v16h-6z'],
    [red, 'M10 44q0-24 50-24t50 24v10q0 5-5 5H89q-5 0-5-5V44q-24-9-48 0v10q0 5-5 5H15q-5 0-5-5z'],
    [white, 'M60 62a20 20 0 1 1 0 40 20 20 0 0 1 0-40'],
    [brass, 'M60 75a7 7 0 1 1 0 14 7 7 0 0 1 0-14'],
    [
      ink,
      'M60 64a3 3 0 1 1 0 6 3 3 0 0 1 0-6M48 70a3 3 0 1 1 0 6 3 3 0 0 1 0-6M44 82a3 3 0 1 1 0 6 3 3 0 0 1 0-6M72 70a3 3 0 1 1 0 6 3 3 0 0 1 0-6M76 82a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
    ],
  ],
  // Two tins on a string.
  chat: [
    [ink, 'M22 62q38 52 76 0l3 2q-41 58-82 0z'],
    [brass, 'M8 22h42v50H8z'],
    [green, 'M8 34h42v26H8z'],
    [white, 'M5 16h48v8H5z'],
    [red, 'M70 22h42v50H70z'],
    [white, 'M70 34h42v26H70zM67 16h48v8H67z'],
    [ink, 'M20 44h18v5H20zM82 44h18v5H82z'],
  ],
  // A letter half way into its box.
  email: [
    [white, 'M26 4h68v50H26z'],
    [ink, 'M36 14h30v5H36zM36 25h22v5H36z'],
    [red, 'M76 12h10v13H76z'],
    [green, 'M12 46q0-8 8-8h80q8 0 8 8v70H12z'],
    [white, 'M26 38h68v10H26z'],
    [ink, 'M22 48h76v6H22z'],
    [brass, 'M30 66h60v28H30z'],
    [ink, 'M38 74h44v4H38zM38 83h30v4H38z'],
  ],
  // The bell on the counter.
  demo: [
    [ink, 'M54 26h12v18H54zM50 18h20v12H50z'],
    [brass, 'M14 92a46 46 0 0 1 92 0z'],
    [ink, 'M8 92h104v14H8z'],
  ],
};

/** What stands for a way to reach the workshop. */
export const ChannelObject = ({ kind }: { kind: ChannelKind }) =>
  objects[kind].map(([colour, path]) => (
    <path key={path} className={`${colour} forced-colors:stroke-ink`} d={path} />
  ));
