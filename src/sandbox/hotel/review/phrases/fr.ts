import type { Phrases } from './phrases.ts'

export const fr: Phrases = {
  language: 'fr',
  space: ' ',
  openers: [
    'Très bon séjour.',
    'Nous y sommes retournés avec plaisir.',
    'Rien à redire.',
    'Une belle surprise.',
    'Conforme à la description.',
  ],
  closers: [
    'Nous reviendrons.',
    'À recommander les yeux fermés.',
    'Merci à toute l’équipe !',
    'On y retournera sans hésiter.',
  ],
  liked: {
    location: [
      'Emplacement parfait à {area}, tout se fait à pied.',
      'À deux pas des transports et des commerces.',
      'Rue calme, et pourtant on est tout de suite au cœur de l’animation.',
      'Facile à trouver, même de nuit.',
      '[beach] On sort et on a les pieds dans le sable.',
    ],
    cleanliness: [
      'Chambre impeccable.',
      'La salle de bains était d’une propreté irréprochable.',
      'Ménage fait tous les jours avec soin.',
    ],
    staff: [
      'Accueil chaleureux et plein de bons conseils.',
      'Le personnel est aux petits soins.',
      'On nous a gardé les bagages toute la journée.',
      'Ils ont préparé un petit mot pour notre anniversaire, très touchant.',
    ],
    comfort: [
      'Literie excellente, on a dormi comme des loirs.',
      'Aucun bruit la nuit.',
      'Chambre spacieuse et lumineuse.',
      '[air_conditioning] Climatisation silencieuse.',
    ],
    facilities: [
      '[breakfast] Petit-déjeuner copieux, avec de vraies viennoiseries.',
      '[pool] La piscine est un vrai plus après une journée de visites.',
      '[wifi] Le wifi fonctionne très bien.',
      '[terrace] La terrasse au coucher du soleil vaut le détour.',
      '[spa] Le spa est magnifique.',
      '[kitchen] Cuisine bien équipée.',
      'Bouilloire et capsules de café dans la chambre.',
    ],
    value: [
      'Excellent rapport qualité-prix.',
      'Pour {area}, c’est vraiment raisonnable.',
      'Prix honnête, aucune mauvaise surprise.',
    ],
  },
  disliked: {
    location: [
      'Un peu loin du centre.',
      'La rue est bruyante dès le matin.',
      'Peu de restaurants ouverts le soir autour.',
    ],
    cleanliness: [
      'Des traces de moisissure dans la douche.',
      'La moquette est tachée.',
      'Poussière sous le lit.',
    ],
    staff: [
      'Accueil plutôt froid.',
      'Vingt minutes d’attente pour récupérer la clé.',
      'Personne à la réception après 22 heures.',
    ],
    comfort: [
      'On entend tout ce qui se passe chez les voisins.',
      'Matelas trop mou.',
      'Chambre minuscule pour deux valises.',
      '[-air_conditioning] Pas de climatisation, nuits très chaudes.',
    ],
    facilities: [
      '[-lift] Pas d’ascenseur et un escalier étroit.',
      '[breakfast] Petit-déjeuner peu varié.',
      '[wifi] Wifi capricieux.',
      'La pression de la douche est faible.',
    ],
    value: [
      'Un peu cher pour la prestation.',
      'Le petit-déjeuner n’était pas inclus, contrairement à ce que nous pensions.',
      'En haute saison, les prix s’envolent.',
    ],
  },
}
