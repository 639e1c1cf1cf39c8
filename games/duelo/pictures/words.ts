type Words = readonly [name: string, ...lines: string[]];

/** What stands on each card: its name, then what it does, line by line. */
export const WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  es: {
    ducat: ['Ducado', '1 crédito'],
    thrust: ['Estocada', '1 de daño'],
    purse: ['Bolsa', '2 créditos'],
    chest: ['Cofre', '3 créditos', 'Roba una carta'],
    rapier: ['Ropera', '2 de daño'],
    sabre: ['Sable', '3 de daño'],
    flurry: ['Molinete', '2 de daño,', 'dos veces'],
    feint: ['Finta', 'Roba dos cartas'],
    parry: ['Parada', '1 crédito. Hasta tu', 'próximo turno cada golpe', 'te hace 1 menos'],
    fury: ['Furia', 'Este turno tus golpes', 'hacen 1 más.', 'Roba una carta'],
    wine: ['Vino', '3 de vida'],
    gunpowder: ['Pólvora', '4 de daño', 'a cada jugador'],
    wager: ['Apuesta', 'Tira el dado: la mitad', 'en créditos'],
    spy: ['Espía', 'Mira la otra mano.', 'Roba una carta'],
    leech: ['Sangría', '2 de vida del rival', 'son tuyos'],
    disarm: ['Desarme', '1 de daño. Descarta un', 'compañero del rival'],
    confessor: ['Confesor', 'Retira una carta de tu', 'mano o descarte.', 'Roba una carta'],
    banner: ['Estandarte', 'Se queda. 1 crédito', 'al empezar tu turno'],
    whetstone: ['Afilador', 'Se queda. 1 de daño con', 'cada ataque que juegues'],
    lender: ['Usurero', 'Se queda. Cada turno', 'gana una moneda;', 'tómalas cuando quieras'],
  },
  en: {
    ducat: ['Ducat', '1 credit'],
    thrust: ['Thrust', '1 damage'],
    purse: ['Purse', '2 credits'],
    chest: ['Chest', '3 credits', 'Draw a card'],
    rapier: ['Rapier', '2 damage'],
    sabre: ['Sabre', '3 damage'],
    flurry: ['Flurry', '2 damage, twice'],
    feint: ['Feint', 'Draw two cards'],
    parry: ['Parry', '1 credit. Until your', 'next turn each hit', 'on you does 1 less'],
    fury: ['Fury', 'This turn your hits', 'do 1 more.', 'Draw a card'],
    wine: ['Wine', '3 life'],
    gunpowder: ['Gunpowder', '4 damage', 'to each player'],
    wager: ['Wager', 'Roll the die:', 'half of it in credits'],
    spy: ['Spy', 'See the other hand.', 'Draw a card'],
    leech: ['Leech', '2 life of your rival', 'are yours'],
    disarm: ['Disarm', '1 damage. Discard', 'a rival companion'],
    confessor: ['Confessor', 'Trash a card of your', 'hand or discard.', 'Draw a card'],
    banner: ['Banner', 'Stays. 1 credit', 'as your turn begins'],
    whetstone: ['Grinder', 'Stays. 1 damage with', 'each attack you play'],
    lender: ['Moneylender', 'Stays. Gets a coin', 'each turn; take them', 'when you like'],
  },
};

export const KIND_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: { coin: 'moneda', attack: 'ataque', trick: 'treta', companion: 'compañero' },
  en: { coin: 'coin', attack: 'attack', trick: 'trick', companion: 'companion' },
};
