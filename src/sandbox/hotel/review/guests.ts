import type { Choices } from '../../shared/seeded.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import { id } from './phrases/id.ts'
import { it } from './phrases/it.ts'
import { ja } from './phrases/ja.ts'
import { ko } from './phrases/ko.ts'
import { nl } from './phrases/nl.ts'
import type { Phrases } from './phrases/phrases.ts'
import { pt } from './phrases/pt.ts'
import { th } from './phrases/th.ts'
import { zh } from './phrases/zh.ts'

/** Travellers from one country. */
export interface Travellers {
  country: string
  phrases: Phrases
  names: readonly string[]
}

const from = (country: string, phrases: Phrases, names: string): Travellers => ({
  country,
  phrases,
  names: names.split(' '),
})

/** Where guests come from, and how many of them anywhere in the world. */
const everywhere: Choices<Travellers> = [
  [from('GB', en, 'Emily Jack Sophie Oliver Harriet George Alice Thomas Ruth Callum'), 10],
  [from('US', en, 'Ashley Michael Jessica David Megan Brian Kayla Chris Nicole Tyler'), 12],
  [from('AU', en, 'Chloe Liam Georgia Mitch Tahlia Brett Matilda Josh'), 6],
  [from('SG', en, 'Wei_Ling Jun_Hao Hui_Min Marcus Shu_Fen Desmond'), 4],
  [from('MY', en, 'Aisyah Hafiz Mei_Yee Kumar Nurul Jason Priya Faiz'), 5],
  [from('IN', en, 'Ananya Rohan Priya Arjun Kavya Vikram Sneha Rahul'), 6],
  [from('PH', en, 'Maria Jose Angelica Mark Kristine Paolo'), 3],
  [from('IE', en, 'Aoife Ciarán Niamh Conor'), 2],
  [from('CA', en, 'Madison Ethan Claire Nathan'), 4],
  [from('DE', de, 'Anna Lukas Katharina Stefan Julia Markus Sabine Jan Heike Tobias'), 9],
  [from('AT', de, 'Magdalena Florian Theresa Matthias'), 2],
  [from('CH', de, 'Nina Reto Simone Beat'), 2],
  [from('FR', fr, 'Camille Julien Élodie Nicolas Manon Antoine Sylvie Thierry'), 8],
  [from('BE', fr, 'Charlotte Maxime Justine Benoît'), 2],
  [from('ES', es, 'Lucía Javier Carmen Pablo Marta Sergio Nuria Álvaro'), 6],
  [from('MX', es, 'Ximena Diego Fernanda Luis Daniela Jorge'), 3],
  [from('AR', es, 'Valentina Martín Florencia Gonzalo'), 2],
  [from('IT', it, 'Giulia Marco Francesca Alessandro Chiara Davide Elena Luca'), 6],
  [from('PT', pt, 'Inês João Mariana Tiago Beatriz Rui'), 2],
  [from('BR', pt, 'Camila Rafael Juliana Felipe Larissa Bruno'), 4],
  [from('NL', nl, 'Sanne Daan Lotte Bram Femke Jeroen'), 4],
  [from('JP', ja, '陽子 健太 美咲 大輔 由美 直樹 さくら 翔'), 5],
  [from('KR', ko, '지은 민수 서연 준호 하은 도윤'), 5],
  [from('CN', zh, '小雨 王先生 李女士 阿杰 晓敏 大伟'), 5],
  [from('TH', th, 'พิมพ์ ธนา อรทัย ณัฐ สุดา ก้อง'), 3],
  [from('ID', id, 'Dewi Budi Sari Andi Putri Rizky'), 4],
]

/** Returns where the guests of a country's hotels come from: a good part of them from the country itself. */
export const guestsIn = (country: string): Choices<Travellers> =>
  everywhere.map(([travellers, weight]) => [
    travellers,
    travellers.country === country ? weight * 3 + 20 : weight,
  ])
