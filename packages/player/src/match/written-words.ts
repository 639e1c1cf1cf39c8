/** Words about a match's record, which come with it. */
export const WRITTEN_WORDS = {
  es: {
    title: 'La partida, por escrito',
    auditing: 'Se está jugando otra vez…',
    proved: 'Comprobada: jugada otra vez, pasa por los mismos {n} estados.',
    provedSeed:
      'Comprobada: jugada otra vez, pasa por los mismos {n} estados, con la semilla a la que la mesa se comprometió antes de la primera jugada.',
    provedOwn:
      'Comprobada: jugada otra vez, pasa por los mismos {n} estados. La suerte salió de una semilla a la que la mesa se comprometió antes, y de otra parte que puso este dispositivo: nadie ha podido preparar el reparto.',
    otherSeed: 'La suerte no salió de lo que la mesa se comprometió ni de lo que puso este dispositivo.',
    refuted: 'No es como dice: {why}',
    download: 'Descargar',
  },
  en: {
    title: 'The match in writing',
    auditing: 'It is being played again…',
    proved: 'Audited: played again it goes through the same {n} states.',
    provedSeed:
      'Audited: played again it goes through the same {n} states, with the seed that the table committed to before the first move.',
    provedOwn:
      'Audited: played again it goes through the same {n} states. Chance came from a seed that the table committed to before, and from a part that this device added: nobody can have dealt to order.',
    otherSeed: 'Chance did not come from what the table committed to and what this device added.',
    refuted: 'It is not as it says: {why}',
    download: 'Download',
  },
} as const;
