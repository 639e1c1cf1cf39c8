/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from '../inks.js';
import { Face } from './face.js';
import type { FigureLook } from './look.js';
import { Raised } from './raised.js';

/** A bearded king in a robe down to his shoes; his mantle is lined with ermine. */
export const Rey = (look: FigureLook) => (
  <>
    <path d="M26 354C60 340 156 340 188 354C150 362 66 362 26 354Z" fill={look.inks.green} />
    <path
      d="M98 124C70 150 52 240 40 344C70 356 100 352 112 346H138C160 352 174 352 186 346C184 260 176 160 152 124Z"
      fill={look.dress.cloak}
    />
    <Robe {...look} />
    <Lining {...look} />
    <Belt {...look} />
    <HandOnBelt {...look} />
    <Raised {...look} />
    <Collar {...look} />
    <Head {...look} />
    <Crown {...look} />
  </>
);

const Robe = ({ inks: { ink }, dress: { coat, trim } }: FigureLook) => (
  <>
    <path d="M104 340C100 348 92 350 88 353H122V340ZM128 340V353H162C158 350 150 348 146 340Z" fill={ink} />
    <path
      d="M94 128C104 122 146 122 156 128C154 160 152 180 150 200C156 250 160 300 161 342C136 350 112 350 84 342C87 300 94 250 100 200C98 180 96 160 94 128Z"
      fill={coat}
    />
    <path d="M85 328C112 336 136 336 160.5 328L161 342C136 350 112 350 84 342Z" fill={trim} />
    <path d="M94 338.5h.1M109 341h.1M124 341.7h.1M139 341h.1M152 338.5h.1" strokeWidth={5} stroke={coat} />
    <path d="M113 206C108 250 104 300 104 332M137 206C141 250 143 300 143 332" strokeWidth={FINE} />
    <path
      d="M117 206H133C136 250 136 300 136 333C128 334 120 334 111 333C112 300 114 250 117 206Z"
      fill={trim}
    />
    <path
      d="M124 216l6 11l-6 11l-6-11zM124 246l7 12l-7 12l-7-12zM124 278l8 13l-8 13l-8-13zM123 310l6 9l-6 9l-6-9z"
      fill={coat}
      strokeWidth={FINE}
    />
  </>
);

const Lining = ({ inks: { ink, paper } }: FigureLook) => (
  <>
    <path
      d="M98 124C76 160 62 260 56 349C66 352 76 352 84 350C86 280 90 200 104 140ZM152 124C168 170 172 260 173 349C168 351 163 351 159 350C160 280 158 200 146 140Z"
      fill={paper}
    />
    <path
      d="M90 170l3 8l4-7zM82 206l3 8l4-7zM76 244l3 8l4-7zM71 284l3 8l4-7zM67 322l3 8l4-7zM156 172l3 8l4-7zM160 206l3 8l3-7zM163 244l3 8l3-7zM164 284l3 8l3-7zM164 322l3 8l3-7z"
      fill={ink}
      stroke="none"
    />
  </>
);

const Belt = ({ inks: { gold, paper }, dress: { cloak } }: FigureLook) => (
  <>
    <path d="M99 194H151L151 206H99Z" fill={gold} />
    <path d="M106 200h.1M114 200h.1M136 200h.1M144 200h.1" strokeWidth={4.5} />
    <path d="M118 191H132V209H118Z" fill={paper} />
    <path d="M125 200h.1" stroke={cloak} strokeWidth={7} />
  </>
);

const HandOnBelt = ({ inks: { paper }, dress: { coat, trim } }: FigureLook) => (
  <>
    <path
      d="M96 128C74 142 60 170 58 190C58 200 66 206 76 206L98 204L100 188L86 186C92 176 98 164 102 150Z"
      fill={coat}
    />
    <path d="M84 184L82 207L94 206L96 186Z" fill={trim} />
    <path d="M95 187C104 186 112 190 113 196C113 203 104 206 94 205Z" fill={paper} />
    <path d="M104 192L112 194M103 198H112" strokeWidth={FINE} />
  </>
);

const Collar = ({ inks: { ink, paper } }: FigureLook) => (
  <>
    <path
      d="M110 118C94 122 82 132 74 148C78 160 88 166 98 166C110 164 118 160 125 166C132 160 140 164 152 166C162 166 172 160 176 148C168 132 156 122 140 118Z"
      fill={paper}
    />
    <path
      d="M84 146l3 9l4-8zM97 136l2 9l4-8zM100 152l3 8l4-7zM113 148l2 8l4-7zM131 148l3 8l3-7zM143 152l3 8l4-7zM147 136l4 9l2-8zM160 146l3 9l4-8z"
      fill={ink}
      stroke="none"
    />
  </>
);

const Head = ({ suit, inks, dress: { hair, locks } }: FigureLook) => (
  <>
    <path
      d="M106 76C93 88 92 106 94 116C85 118 88 130 97 128C103 127 105 120 105 114ZM144 76C157 88 158 106 156 116C165 118 162 130 153 128C147 127 145 120 145 114Z"
      fill={hair}
    />
    <Face inks={inks} isTurned />
    <path
      d={`M105 92${suit === 'oros' || suit === 'copas' ? LONG_BEARD : SQUARE_BEARD}${CHEEKS}`}
      fill={hair}
    />
    <path d="M118 110Q125 114 132 110" fill={inks.paper} strokeWidth={FINE} />
    <path
      d="M125 105C121 101 114 102 110 109C116 110 121 109 125 107C129 109 134 110 140 109C136 102 129 101 125 105Z"
      fill={hair}
      strokeWidth={FINE}
    />
    <path
      d="M111 118C111 127 114 134 118 140M139 118C139 127 136 134 132 140M121 120C120 130 123 134 124 140M130 120C130 128 129 134 127 138"
      stroke={locks}
      strokeWidth={FINE}
    />
  </>
);

/** From the left ear under the chin to the right one, and back over the cheeks. */
const LONG_BEARD =
  'C100 112 102 132 112 143C116 148 121 146 125 153C129 146 134 148 138 143C148 132 150 112 145 92';
const SQUARE_BEARD =
  'C99 112 99 132 105 143C111 147 114 143 118 146C122 149 128 149 132 146C136 143 139 147 145 143C151 132 151 112 145 92';
const CHEEKS =
  'C143 101 140 104 137 105C137 110 131 113 125 110C119 113 113 110 113 105C110 104 107 101 105 92Z';

const Crown = ({ inks: { gold, paper }, dress: { cloak } }: FigureLook) => (
  <>
    <path d="M109 68C110 56 117 48 125 44C133 48 140 56 141 68Z" fill={cloak} />
    <path
      d="M101 77L91 45C99 49 104 53 107 59C111 51 117 42 125 38C133 42 139 51 143 59C146 53 151 49 159 45L149 77C136 73 114 73 101 77ZM110 68C120 66 130 66 140 68C139 58 132 50 125 46C118 50 111 58 110 68Z"
      fillRule="evenodd"
      fill={gold}
    />
    <path d="M101 76C114 72 136 72 149 76L148 85C135 81 115 81 102 85Z" fill={paper} />
    <path d="M111 79h.1M125 77.5h.1M139 79h.1" stroke={cloak} strokeWidth={5} />
    <path d="M125 28a5 5 0 1 0 .1 0zM91 38a4 4 0 1 0 .1 0zM159 38a4 4 0 1 0 .1 0z" fill={gold} />
  </>
);
