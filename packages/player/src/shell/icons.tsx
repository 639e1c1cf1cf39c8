import type { ComponentChildren } from 'preact';

/** Lines on a field of 24, in the colour of the words around them. They say nothing: each stands beside or in a named button. */
function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The mat with its sewn border: the mark of the house. */
export const Mark = () => (
  <svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <rect class="mark-mat" x="2" y="5" width="28" height="22" rx="5" />
    <rect class="mark-seam" x="5.5" y="8.5" width="21" height="15" rx="2.5" />
    <circle class="mark-piece" cx="13" cy="16" r="4" />
    <path class="mark-piece" d="M19.5 12 L23.5 20 H15.5 Z" transform="translate(1.2 0)" />
  </svg>
);

export const UndoIcon = () => (
  <Icon>
    <path d="M8.5 5 L4 9.5 L8.5 14 M4.5 9.5 H14 a5.5 5.5 0 0 1 0 11 H9" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="M15.5 5 L20 9.5 L15.5 14 M19.5 9.5 H10 a5.5 5.5 0 0 0 0 11 H15" />
  </Icon>
);
export const SoundIcon = ({ muted }: { muted: boolean }) => (
  <Icon>
    <path d="M4 9.5 V14.5 H7.5 L12 18.5 V5.5 L7.5 9.5 Z" />
    <path
      d={
        muted ? 'M16 9.5 L21 14.5 M21 9.5 L16 14.5' : 'M15.5 9 a4.2 4.2 0 0 1 0 6 M18 6.5 a7.8 7.8 0 0 1 0 11'
      }
    />
  </Icon>
);
export const HistoryIcon = () => (
  <Icon>
    <path d="M9 6.5 H20 M9 12 H20 M9 17.5 H16 M4.5 6.5 H5 M4.5 12 H5 M4.5 17.5 H5" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path class="dots" d="M5.5 12 H5.6 M12 12 H12.1 M18.5 12 H18.6" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6 L18 18 M18 6 L6 18" />
  </Icon>
);
export const InviteIcon = () => (
  <Icon>
    <circle cx="10" cy="8.5" r="3.5" />
    <path d="M3.5 19.5 c0.6-4 3-6 6.5-6 c1.4 0 2.6 0.3 3.6 0.9 M18 13.5 V20.5 M14.5 17 H21.5" />
  </Icon>
);
export const SwapIcon = () => (
  <Icon>
    <path d="M7.5 4.5 L4 8 L7.5 11.5 M4.5 8 H19 M16.5 12.5 L20 16 L16.5 19.5 M19.5 16 H5" />
  </Icon>
);
export const OptionsIcon = () => (
  <Icon>
    <path d="M4 7.5 H11 M17 7.5 H20 M4 16.5 H7 M13 16.5 H20" />
    <circle cx="14" cy="7.5" r="2.6" />
    <circle cx="10" cy="16.5" r="2.6" />
  </Icon>
);
export const BackIcon = () => (
  <Icon>
    <path d="M14.5 6 L8.5 12 L14.5 18" />
  </Icon>
);
export const NextIcon = () => (
  <Icon>
    <path d="M9.5 6 L15.5 12 L9.5 18" />
  </Icon>
);
export const PauseIcon = () => (
  <Icon>
    <path d="M9 6 V18 M15 6 V18" />
  </Icon>
);
export const PlayIcon = () => (
  <Icon>
    <path class="solid" d="M8 5.5 L18.5 12 L8 18.5 Z" />
  </Icon>
);
